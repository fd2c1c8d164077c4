'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { InvitedAccount, LinkPasswordInput } from '../../models.ts'
import { isStatus, messageOf } from '../failures.ts'
import { type LinkApp, refusedFields, useRetryDelay } from './GuestApp.ts'
import { useLinkToken } from './useLinkToken.ts'

export type LinkPurpose = 'invitation' | 'recovery'
export type NewPasswords = Pick<LinkPasswordInput, 'password_new' | 'password_re'>
type State = {
  /** `checking` and `failed` are states of the request that checks the token. */
  step: 'code' | 'checking' | 'failed' | 'password'
  error?: string
  refused?: Partial<NewPasswords>
  submitting?: boolean
}

/**
 * Returns the state and the actions of a page that a link opens: reads the token, checks an invitation, sets the
 * password and then opens the sign-in page. `form` is for `LinkPasswordForm` of `@sikud/ui/auth`.
 */
export function usePasswordLink(app: LinkApp, purpose: LinkPurpose) {
  const { client, session, notify, texts } = app
  const [token, setToken] = useLinkToken(app)
  const [attempt, setAttempt] = useState(0)
  const [account, setAccount] = useState<InvitedAccount | null>(null)
  const [state, setState] = useState<State>({ step: 'checking' })
  const [wait, startWait] = useRetryDelay()

  function fail(error: unknown, step: State['step']) {
    startWait(error)
    // After a 404 the page asks for another token, because this one is no longer valid.
    setState({ step: isStatus(error, 404) ? 'code' : step, error: messageOf(error) })
  }

  const failCheck = useEffectEvent((error: unknown) => fail(error, 'failed'))
  useEffect(() => {
    if (token === '' || purpose === 'recovery') {
      setState({ step: token === '' ? 'code' : 'password' }) // oxlint-disable-line react/set-state-in-effect -- a new token restarts the page
      return undefined
    }
    const controller = new AbortController()
    setState({ step: 'checking' })
    client.request('checkInvitation', { body: { token } }, { signal: controller.signal }).then(
      (invited) => {
        setAccount(invited)
        setState({ step: 'password' })
      },
      (error: unknown) => {
        if (!controller.signal.aborted) failCheck(error)
      },
    )
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt checks again
  }, [client, token, purpose, attempt])

  async function send(passwords: NewPasswords) {
    setState({ step: 'password', submitting: true })
    try {
      const operation = purpose === 'invitation' ? 'acceptInvitation' : 'recoverAccount'
      const { message } = await client.request(operation, { body: { token, ...passwords } })
      notify('success', message ?? texts.passwordSet)
      if (session.token() === null) {
        app.openSignIn(account?.email)
      } else {
        client.request('logout').catch(() => {}) // the user is signed out here even if this fails
        session.end()
      }
    } catch (error) {
      const refused = refusedFields(error, ['password_new', 'password_re'])
      if (refused) setState({ step: 'password', refused })
      else fail(error, 'password')
    }
  }

  return {
    token,
    account,
    isSignedIn: session.token() !== null,
    form: {
      ...state,
      email: account?.email,
      wait,
      onCode(pasted: string) {
        setToken(pasted)
        setAttempt((count) => count + 1)
      },
      onPassword: (passwords: NewPasswords) => void send(passwords),
      onRetry: () => setAttempt((count) => count + 1),
    },
  }
}
