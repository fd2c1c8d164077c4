import type { LinkApp } from '@sikud/api/react'
import Button from '@mui/material/Button'
import { AuthCard, usePageTitle } from '@sikud/ui'
import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts, usePreferences } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'

/** Renders a public page, whose title is also the title of the tab. */
export function GuestPage(props: ComponentProps<typeof AuthCard> & { title: string }) {
  usePageTitle(props.title)
  return <AuthCard corner={<LanguageButton />} {...props} />
}

/** Changes to the other language, whose own name is the label. */
export function LanguageButton() {
  const { language, setLanguage } = usePreferences()
  const [other, label] =
    language === 'id' ? (['en', 'English'] as const) : (['id', 'Bahasa Indonesia'] as const)
  return (
    <Button size="small" lang={other} onClick={() => setLanguage(other)}>
      {label}
    </Button>
  )
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
