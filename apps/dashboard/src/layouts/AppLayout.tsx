import { ConfirmProvider } from '@sikud/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTexts } from '../Preferences.tsx'
import { createQueryClient } from '../queryClient.ts'
import { useServices } from '../services.ts'
import { AppFrame } from './AppFrame.tsx'

/** What surrounds every page behind sign-in; another token in this browser starts it anew, with an empty cache. */
export function AppLayout() {
  const { session } = useServices()
  const token = useSyncExternalStore(session.subscribe, session.token)
  // Between the end of a session and the guard's answer there is nobody to show anything to.
  return token === null ? null : <SignedIn key={token} />
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
