import { Outlet } from 'react-router-dom'
import { usePageFocus, useScrollToTop } from './usePageFocus.ts'

/** The parent of every page, public or not. */
export function Root() {
  usePageFocus()
  return <Outlet />
}

/** Renders the public pages, which have no menu and no top bar. */
export function GuestLayout() {
  useScrollToTop()
  return <Outlet />
}
