import { Outlet } from 'react-router-dom'

/** The public pages: nothing of the app around them, so that they stay light. */
export function GuestLayout() {
  return <Outlet />
}
