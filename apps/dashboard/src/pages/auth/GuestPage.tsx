import type { LinkApp } from '@sikud/api/react'
import { AuthCard, usePageTitle } from '@sikud/ui'
import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'

/** Renders a public page, whose title is also the title of the tab. */
export function GuestPage(props: ComponentProps<typeof AuthCard> & { title: string }) {
  usePageTitle(props.title)
  return <AuthCard {...props} />
}

/** Returns the app as the hooks of public pages need it. */
export function useGuest(): LinkApp {
  const { client, session, notifier, config } = useServices()
  const texts = useGuestTexts()
  const location = useLocation()
  const navigate = useNavigate()
  return {
    client,
    session,
    notify: notifier.notify,
    texts,
    passkeyDomain: config.passkeyDomain,
    location,
    openSignIn: (email) => void navigate(guestPaths.login, { replace: true, state: { email } }),
  }
}
