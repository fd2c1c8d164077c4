import { ApiError } from '@sikud/api'
import { useCountdown } from '@sikud/ui'
import { useState } from 'react'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'

type State = { submitting: boolean; error?: string }

/** Signs in without the query client, which the public pages do not load. */
export function useSignIn() {
  const { client, session, notifier } = useServices()
  const texts = useGuestTexts()
  const [state, setState] = useState<State>({ submitting: false })
  const [wait, startWait] = useCountdown()

  async function signIn(credentials: { email: string; password: string }) {
    setState({ submitting: true })
    try {
      const { token, message } = await client.login(credentials)
      session.begin(token)
      const welcome = message ?? texts.signedIn
      // One notice: a second one would replace the first at once.
      if (session.isStored()) notifier.notify('success', welcome)
      else notifier.notify('info', `${welcome} ${texts.storage.blocked}`)
    } catch (error) {
      const message = error instanceof ApiError ? error.message : String(error)
      notifier.notify('error', message)
      startWait((error instanceof ApiError && error.retryAfter) || 0)
      setState({ submitting: false, error: message })
    }
  }

  return {
    ...state,
    wait,
    signIn: (credentials: { email: string; password: string }) => void signIn(credentials),
  }
}
