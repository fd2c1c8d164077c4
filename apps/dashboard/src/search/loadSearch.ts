import type { ComponentType } from 'react'
import { SearchLoadFailed } from './SearchLoadFailed.tsx'

type SearchProps = { open: boolean; onClose: () => void }

let code: Promise<ComponentType<SearchProps>> | undefined

/** The search's code, loaded once; the offer to reload stands in when it cannot be had. */
export function loadSearch(): Promise<ComponentType<SearchProps>> {
  code ??= import('./Search.tsx').then(
    ({ Search }) => Search,
    () => SearchLoadFailed,
  )
  return code
}
