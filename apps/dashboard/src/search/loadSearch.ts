import type { ComponentType } from 'react'
import { SearchLoadFailed } from './SearchLoadFailed.tsx'

type SearchProps = { open: boolean; onClose: () => void }

let code: Promise<ComponentType<SearchProps>> | undefined

/** Loads the code of the search once; falls back to an offer to reload. */
export function loadSearch(): Promise<ComponentType<SearchProps>> {
  code ??= import('./Search.tsx').then(
    ({ Search }) => Search,
    () => SearchLoadFailed,
  )
  return code
}
