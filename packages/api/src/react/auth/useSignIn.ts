'use client'
import { useState } from 'react'
import { ApiError } from '../../client/ApiError.ts'
import type { FactorNeeded, LoginResult, SignInResult } from '../../models.ts'
import { messageOf } from '../failures.ts'
import { type GuestApp, useRetryDelay } from './GuestApp.ts'
import { askPasskey, usePasskeyObstacle } from './passkeys.ts'

type State = {
  submitting: boolean
  error?: string
  /** Set while the sign-in is in its second step: the password was right, and the account has a second factor. */
  step?: FactorNeeded
}

/**
 * Signs in with password, second factor or passkey, and begins the session. `form` and `signIn` are for `LoginForm`,
 * `secondStep` for `FactorForm` of `@sikud/ui/auth`.
 */
export function useSignIn({ client, session, notify, texts, passkeyDomain }: GuestApp) {
  const [{ step, ...state }, setState] = useState<State>({ submitting: false })
  const hasPasskeys = usePasskeyObstacle(passkeyDomain) === null
  const [wait, startWait] = useRetryDelay()

  async function send(call: Promise<LoginResult>) {
    setState({ submitting: true, step })
    try {
      const result = await call
      if ('challenge' in result) setState({ submitting: false, step: result })
      else begin(result)
    } catch (error) {
      const message = messageOf(error)
      notify('error', message)
      startWait(error)
      // If the challenge is no longer valid, the sign-in starts again with the password.
      const isOver = error instanceof ApiError && 'challenge' in error.fields
      setState({ submitting: false, error: message, step: isOver ? undefined : step })
    }
  }

  /** Signs in with a passkey. With `challenge` only a passkey of the user who entered the password is accepted. */
  async function usePasskey(challenge?: string): Promise<LoginResult> {
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
    if (session.isStored()) notify('success', welcome)
    else notify('info', `${welcome} ${texts.storage.blocked}`)
  }

  return {
    form: { ...state, wait },
    signIn: (credentials: { email: string; password: string }) =>
      void send(client.request('login', { body: credentials })),
    signInWithPasskey: hasPasskeys ? () => void send(usePasskey()) : undefined,
    /** Undefined in the first step, which asks for the password. */
    secondStep: step && {
      hasApp: step.factors.includes('totp'),
      onSubmit: (code: string) =>
        void send(client.request('signInWithFactor', { body: { challenge: step.challenge, code } })),
      onPasskey:
        hasPasskeys && step.factors.includes('passkey')
          ? () => void send(usePasskey(step.challenge))
          : undefined,
      onBack: () => setState({ submitting: false }),
    },
  }
}
