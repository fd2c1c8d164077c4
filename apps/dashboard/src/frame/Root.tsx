import { Outlet } from 'react-router-dom'
import { usePageFocus, useScrollToTop } from './usePageFocus.ts'

/** The parent of every page, public or not. Moves the focus to the heading of each new page. */
export function Root() {
  usePageFocus()
  return <Outlet />
}

/** Renders the public pages, which have no menu and no top bar. */
export function GuestLayout() {
  useScrollToTop()
  return <Outlet />
}
