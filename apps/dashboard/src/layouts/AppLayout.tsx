import { ConfirmProvider } from '@sikud/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../Preferences.tsx'
import { createQueryClient } from '../queryClient.ts'
import { useServices } from '../services.ts'
import { AppFrame } from './AppFrame.tsx'

/** What surrounds every page behind sign-in; another token in this browser starts it anew, with an empty cache. */
export function AppLayout() {
  const { session } = useServices()
  const token = useSyncExternalStore(session.subscribe, session.token)
  useExpiryNotice()
  // Between the end of a session and the guard's answer there is nobody to show anything to.
  return token === null ? null : <SignedIn key={token} />
}

/** Says once why the sign-in page comes up, however many calls were refused. */
function useExpiryNotice() {
  const { session, notifier } = useServices()
  const { expired } = useTexts()
  useEffect(
    () =>
      session.subscribe((change) => {
        if (change === 'expired') notifier.notify('error', expired)
      }),
    [session, notifier, expired],
  )
}

function SignedIn() {
  const { notifier } = useServices()
  const texts = useTexts()
  const [queryClient] = useState(() => createQueryClient(notifier.notify, texts.saved))
  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmProvider>
        <AppFrame />
      </ConfirmProvider>
    </QueryClientProvider>
  )
}
