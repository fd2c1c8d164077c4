import { Outlet } from 'react-router-dom'
import { usePageFocus, useScrollToTop } from './usePageFocus.ts'

/** The parent of every page, public or not. */
export function Root() {
  usePageFocus()
  return <Outlet />
}

/** The public pages, without menu and top bar. */
export function GuestLayout() {
  useScrollToTop()
  return <Outlet />
}
