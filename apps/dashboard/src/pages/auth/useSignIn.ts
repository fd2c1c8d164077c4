import { ApiError, type LoginResult, type SignInResult } from '@sikud/api'
import { useCountdown } from '@sikud/ui'
import { useState } from 'react'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'

type State = {
  submitting: boolean
  error?: string
  /** Of the second step; the password was right. */
  challenge?: string
}

/** Signs in without the query client, because public pages do not load it. */
export function useSignIn() {
  const { client, session, notifier } = useServices()
  const texts = useGuestTexts()
  const [{ challenge, ...state }, setState] = useState<State>({ submitting: false })
  const [wait, startWait] = useCountdown()

  async function send(call: Promise<LoginResult>, step?: string) {
    setState({ submitting: true, challenge: step })
    try {
      const result = await call
      if ('challenge' in result) setState({ submitting: false, challenge: result.challenge })
      else begin(result)
    } catch (error) {
      const { message, isOver } = reasonOf(error)
      notifier.notify('error', message)
      startWait((error instanceof ApiError && error.retryAfter) || 0)
      setState({ submitting: false, error: message, challenge: isOver ? undefined : step })
    }
  }

  function begin({ token, message }: SignInResult) {
    session.begin(token)
    const welcome = message ?? texts.signedIn
    // One notice: a second one would replace the first at once.
    if (session.isStored()) notifier.notify('success', welcome)
    else notifier.notify('info', `${welcome} ${texts.storage.blocked}`)
  }

  return {
    form: { ...state, wait },
    signIn: (credentials: { email: string; password: string }) => void send(client.login(credentials)),
    /** Undefined while the password is asked. */
    secondStep:
      challenge === undefined
        ? undefined
        : {
            onSubmit: (code: string) => void send(client.signInWithFactor({ challenge, code }), challenge),
            onBack: () => setState({ submitting: false }),
          },
  }
}

/** Returns what to say, and whether the password is needed again. */
function reasonOf(error: unknown) {
  if (!(error instanceof ApiError)) return { message: String(error), isOver: false }
  return { message: error.message, isOver: 'challenge' in error.fields }
}
