import { usePageFocus, useScrollToTop } from '@sikud/ui'
import { useEffect, useEffectEvent } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { guestPaths } from '../guestPaths.ts'
import { isOlderServer } from '../olderServer.ts'
import { useGuestTexts } from '../Preferences.tsx'
import { useServices } from '../services.ts'

/** The parent of every page, public or not. Moves the focus to the heading of each new page. */
export function Root() {
  usePageFocus(useLocation().pathname)
  useOlderServerNotice()
  return <Outlet />
}

/** Says once that the server is older than the dashboard, although the page was reloaded. */
function useOlderServerNotice() {
  const { config, notifier } = useServices()
  const { crash } = useGuestTexts()
  const tell = useEffectEvent(() => {
    if (isOlderServer(config)) notifier.notify('info', crash.olderServer)
  })
  useEffect(() => tell(), [])
}

/** Renders the public pages, which have no menu and no top bar. */
export function GuestLayout() {
  useScrollToTop(useLocation().pathname)
  return <Outlet />
}

/** Renders the pages that links in e-mails open. A base server sends no such links. */
export function LinkLayout() {
  return useServices().server.isBase ? <Navigate to={guestPaths.home} replace /> : <GuestLayout />
}
