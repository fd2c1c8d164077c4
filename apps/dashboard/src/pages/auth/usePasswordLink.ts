import { isStatus } from '@sikud/api/react'
import { ApiError } from '@sikud/api'
import type { InvitedAccount, LinkPasswordInput } from '@sikud/api'
import { useCountdown } from '@sikud/ui'
import type { LinkStep } from '@sikud/ui/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guestPaths } from '../../guestPaths.ts'
import { useGuestTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useLinkToken } from './useLinkToken.ts'

export type LinkPurpose = 'invitation' | 'recovery'
type Passwords = Pick<LinkPasswordInput, 'password_new' | 'password_re'>
type State = { step: LinkStep; error?: string; refused?: Partial<Passwords>; submitting?: boolean }

/**
 * Returns the state and the actions of a page that a link opens. Reads the token, checks an invitation, sets the
 * password and then opens the sign-in page. Uses no query client, because the public pages do not load it.
 */
export function usePasswordLink(purpose: LinkPurpose) {
  const { client, session, notifier } = useServices()
  const { passwordSet } = useGuestTexts()
  const navigate = useNavigate()
  const [token, setToken] = useLinkToken()
  const [attempt, setAttempt] = useState(0)
  const [account, setAccount] = useState<InvitedAccount | null>(null)
  const [state, setState] = useState<State>({ step: 'checking' })
  const [wait, startWait] = useCountdown()

  function fail(error: unknown, fallback: State) {
    startWait((error instanceof ApiError && error.retryAfter) || 0)
    const message = error instanceof Error ? error.message : String(error)
    // After a 404 the page asks for another token, because this one is no longer valid.
    setState(isStatus(error, 404) ? { step: 'code', error: message } : { ...fallback, error: message })
  }

  const failCheck = useEffectEvent((error: unknown) => fail(error, { step: 'failed' }))
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

  async function send(passwords: Passwords) {
    setState({ step: 'password', submitting: true })
    try {
      const input = { token, ...passwords }
      const { message } = await (purpose === 'invitation'
        ? client.request('acceptInvitation', { body: input })
        : client.request('recoverAccount', { body: input }))
      notifier.notify('success', message ?? passwordSet)
      if (session.token() === null) {
        void navigate(guestPaths.login, { replace: true, state: { email: account?.email } })
      } else {
        client.request('logout').catch(() => {}) // the user is signed out here even if this fails
        session.end()
      }
    } catch (error) {
      const refused = error instanceof ApiError ? passwordFaults(error.fields) : undefined
      if (refused) setState({ step: 'password', refused })
      else fail(error, { step: 'password' })
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
      onPassword: (passwords: Passwords) => void send(passwords),
      onRetry: () => setAttempt((count) => count + 1),
      loginTo: guestPaths.login,
    },
  }
}

/** Returns the error messages of the two password fields; undefined if there are none. */
function passwordFaults(fields: Record<string, string[]>): Partial<Passwords> | undefined {
  const faults = (['password_new', 'password_re'] as const).flatMap((name) =>
    fields[name] ? [[name, fields[name].join(' ')]] : [],
  )
  return faults.length > 0 ? Object.fromEntries(faults) : undefined
}
