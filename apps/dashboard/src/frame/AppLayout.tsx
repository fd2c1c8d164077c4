import { FleetAppProvider } from '@sikud/api/react'
import type { FleetApp } from '@sikud/api/react'
import { ConfirmProvider, useConfirm, useRecordTexts, useStored } from '@sikud/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from '../navigation.ts'
import { useGuestTexts } from '../Preferences.tsx'
import { useServices } from '../services.ts'
import { AppFrame } from './AppFrame.tsx'

/** The parent of every page that needs a sign-in. When the token changes, the pages remount with an empty cache. */
export function AppLayout() {
  const { session } = useServices()
  const token = useSyncExternalStore(session.subscribe, session.token)
  useExpiryNotice()
  // The session has ended, but the router has not redirected to the sign-in page yet.
  if (token === null) return null
  return <SignedIn key={token} />
}

/** Shows one notice when the session expires, even if several requests got a 401. */
function useExpiryNotice() {
  const { session, notifier } = useServices()
  const { expired } = useGuestTexts()
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change === 'expired') notifier.notify('error', expired)
      }),
    [session, notifier, expired],
  )
}

function SignedIn() {
  const services = useServices()
  const navigation = useNavigation()
  const [app] = useState<FleetApp>(() => ({
    ...services,
    navigation,
    isBase: services.server.isBase,
    useConfirm,
    useTexts: useRecordTexts,
    useStored,
  }))
  return (
    <FleetAppProvider app={app}>
      <ConfirmProvider>
        <AppFrame />
      </ConfirmProvider>
    </FleetAppProvider>
  )
}
