import { useMatches } from 'react-router-dom'
import type { UIMatch } from 'react-router-dom'
import type { PageKey } from './navigation.tsx'

/** What a route says about its page. */
export type PageHandle = {
  /** The menu item that it belongs to. */
  page?: PageKey
  /** Uses the full width of the window, for maps. */
  wide?: boolean
  /** The extension of the server without which there is no such page. */
  feature?: string
}

/** The handle of the page that is shown. */
export function usePageHandle(): PageHandle {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: routes.tsx gives every page such a handle
  return matches.at(-1)?.handle ?? {}
}
