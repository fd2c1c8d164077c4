import { useMatches } from 'react-router-dom'
import type { Texts } from './locales/id.ts'
import type { PageKey } from './navigation.ts'

/** What a route says about its page: the menu item that it belongs to, and its title while it has no body. */
export type PageHandle = { page?: PageKey; title?: keyof Texts['titles'] }

/** The handle of the page that is shown. */
export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle ?? {}) as PageHandle // routes.tsx writes every handle with this type
}
