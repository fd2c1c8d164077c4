'use client'

import { useEffect, useState } from 'react'
import { onMac } from '../../hooks/onMac.ts'

/** `open`: the search is open; `asked`: the user has opened it at least once. */
export type SearchState = { asked: boolean; open: boolean; show: () => void; close: () => void }

/**
 * Returns the state of the search, which opens with a click on the search box or with Ctrl+K. `load` loads its code;
 * define it outside of the component.
 */
export function useSearchState(load: () => void): SearchState {
  const [state, setState] = useState({ asked: false, open: false })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Loads the code of the search early, when the user presses Ctrl or Cmd.
      if (event.key === (onMac ? 'Meta' : 'Control')) load()
      if (!isSearchKey(event, onMac) || event.repeat || event.defaultPrevented) return
      // Ignores the keys while a confirmation dialog is open.
      if (document.querySelector('[role="alertdialog"]') !== null) return
      event.preventDefault()
      setState(({ open }) => ({ asked: true, open: !open }))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [load])
  return {
    ...state,
    show: () => setState({ asked: true, open: true }),
    close: () => setState({ asked: true, open: false }),
  }
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Returns whether the keys open the search: Ctrl+K, or Cmd+K on a Mac, where Ctrl+K edits text. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys, onMac: boolean): boolean {
  const held = onMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return held && !altKey && !shiftKey && key.toLowerCase() === 'k'
}
