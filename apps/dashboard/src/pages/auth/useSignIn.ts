import { ApiError, type FactorNeeded, type LoginResult, type SignInResult } from '@sikud/api'
import { useCountdown } from '@sikud/ui'
import { useState } from 'react'
import { useGuestTexts } from '../../Preferences.tsx'
import { usePasskeyObstacle } from '../../passkeys/usePasskeyObstacle.ts'
import { useServices } from '../../services.ts'

type State = {
  submitting: boolean
  error?: string
  /** Set while the sign-in is in its second step: the password was right, and the account has a second factor. */
  step?: FactorNeeded
}

/** Signs in without the query client, because public pages do not load it. */
export function useSignIn() {
  const { client, session, notifier } = useServices()
  const texts = useGuestTexts()
  const [{ step, ...state }, setState] = useState<State>({ submitting: false })
  const obstacle = usePasskeyObstacle()
  const [wait, startWait] = useCountdown()

  async function send(call: Promise<LoginResult>) {
    setState({ submitting: true, step })
    try {
      const result = await call
      if ('challenge' in result) setState({ submitting: false, step: result })
      else begin(result)
    } catch (error) {
      const { message, isOver } = reasonOf(error)
      notifier.notify('error', message)
      startWait((error instanceof ApiError && error.retryAfter) || 0)
      setState({ submitting: false, error: message, step: isOver ? undefined : step })
    }
  }

  /** Signs in with a passkey. With `challenge` only a passkey of the user who entered the password is accepted. */
  async function usePasskey(challenge?: string): Promise<LoginResult> {
    // Loads the passkey code only when somebody presses the button.
    const { askPasskey } = await import('../../passkeys/passkeyDevice.ts')
    const named = challenge === undefined ? {} : { challenge }
    const passkey = await askPasskey(
      await client.request('startPasskeySignIn', { body: named }),
      texts.passkey,
    )
    return client.request('signInWithPasskey', { body: { ...named, passkey } })
  }

  function begin({ token, message }: SignInResult) {
    session.begin(token)
    const welcome = message ?? texts.signedIn
    // One notice contains both the welcome and the warning about blocked storage, because a second notice would replace
    // the first.
    if (session.isStored()) notifier.notify('success', welcome)
    else notifier.notify('info', `${welcome} ${texts.storage.blocked}`)
  }

  return {
    form: { ...state, wait },
    signIn: (credentials: { email: string; password: string }) =>
      void send(client.request('login', { body: credentials })),
    signInWithPasskey: obstacle === null ? () => void send(usePasskey()) : undefined,
    /** Undefined in the first step, which asks for the password. */
    secondStep:
      step === undefined
        ? undefined
        : {
            hasApp: step.factors.includes('totp'),
            onSubmit: (code: string) =>
              void send(client.request('signInWithFactor', { body: { challenge: step.challenge, code } })),
            onPasskey:
              obstacle === null && step.factors.includes('passkey')
                ? () => void send(usePasskey(step.challenge))
                : undefined,
            onBack: () => setState({ submitting: false }),
          },
  }
}

/** Returns the message for an error, and whether the sign-in must start again with the password. */
function reasonOf(error: unknown) {
  if (!(error instanceof ApiError))
    return { message: error instanceof Error ? error.message : String(error), isOver: false }
  return { message: error.message, isOver: 'challenge' in error.fields }
}
