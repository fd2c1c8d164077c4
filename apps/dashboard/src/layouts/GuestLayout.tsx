import { Outlet } from 'react-router-dom'
import { useScrollToTop } from './useScrollToTop.ts'

/** The public pages: nothing of the app around them, so that they stay light. */
export function GuestLayout() {
  useScrollToTop()
  return <Outlet />
}
