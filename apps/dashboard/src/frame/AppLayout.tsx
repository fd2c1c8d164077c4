import { createQueryClient, FleetAppContext, LeftListsContext } from '@sikud/api/react'
import type { FleetApp } from '@sikud/api/react'
import { ConfirmProvider, useConfirm, useRecordTexts } from '@sikud/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from '../navigation.ts'
import { useGuestTexts } from '../Preferences.tsx'
import { useServices } from '../services.ts'
import { useTexts } from '../texts.ts'
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
  const { notifier, session } = services
  const texts = useTexts()
  const navigation = useNavigation()
  const [app] = useState<FleetApp>(() => ({
    ...services,
    navigation,
    isBase: services.server.isBase,
    useConfirm,
    useTexts: useRecordTexts,
  }))
  const [leftLists] = useState(() => new Map<string, string>())
  const [queryClient] = useState(() => {
    const token = session.token()
    return createQueryClient((kind, message, at) => {
      // The write belongs to an earlier session: shows no notice about it.
      if (session.token() !== token) return
      const link = at === undefined ? undefined : { label: texts.openIt, onClick: () => navigation.go(at) }
      notifier.notify(kind, message, { link })
    }, texts.saved)
  })
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <FleetAppContext value={app}>
          <LeftListsContext value={leftLists}>
            <AppFrame />
          </LeftListsContext>
        </FleetAppContext>
      </ConfirmProvider>
    </QueryClientProvider>
  )
}
