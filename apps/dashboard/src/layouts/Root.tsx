import { Outlet } from 'react-router-dom'
import { usePageFocus } from './usePageFocus.ts'

/** What surrounds every page, public or not. */
export function Root() {
  usePageFocus()
  return <Outlet />
}
