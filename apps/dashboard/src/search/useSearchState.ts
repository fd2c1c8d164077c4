import { onMac } from '@sikud/ui'
import { useEffect, useState } from 'react'
import { loadSearch } from './loadSearch.ts'
import { isSearchKey } from './searchKey.ts'

/** Whether the search is open, and whether it ever was. */
export type SearchState = { asked: boolean; open: boolean; show: () => void; close: () => void }

/** Opens and closes the search, from its box and by Ctrl+K from everywhere. */
export function useSearchState(): SearchState {
  const [state, setState] = useState({ asked: false, open: false })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The key before K gives the code a head start.
      if (event.key === (onMac ? 'Meta' : 'Control')) void loadSearch()
      if (!isSearchKey(event, onMac) || event.repeat || event.defaultPrevented) return
      // A question that waits for its answer stays on top.
      if (document.querySelector('[role="alertdialog"]') !== null) return
      event.preventDefault()
      setState(({ open }) => ({ asked: true, open: !open }))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return {
    ...state,
    show: () => setState({ asked: true, open: true }),
    close: () => setState({ asked: true, open: false }),
  }
}
