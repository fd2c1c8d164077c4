import { useMatches } from 'react-router-dom'
import type { Texts } from './locales/id.ts'
import type { PageKey } from './navigation.tsx'

/** What a route says about its page. */
export type PageHandle = {
  /** The menu item that it belongs to. */
  page?: PageKey
  /** Its title while it has no body. */
  title?: keyof Texts['titles']
  /** Uses the full width of the window, for maps. */
  wide?: boolean
}

/** The handle of the page that is shown. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle ?? {}) as PageHandle // routes.tsx writes every handle with this type
}
