'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../client/ApiError.ts'
import type { FleetClient } from '../../client/createFleetClient.ts'
import type { Session } from '../session.ts'

/** What an app gives to the hooks of its public pages. They use no query client, because public pages load none. */
export interface GuestApp {
  client: Pick<FleetClient, 'request'>
  session: Session
  /** Shows a message about the result of a request. */
  notify: (kind: 'success' | 'info' | 'error', message: string) => void
  texts: GuestTexts
  /** Domain of the passkeys of the server; null if it has no passkeys. */
  passkeyDomain: string | null
}

/** A `GuestApp` whose links in e-mails open pages of their own. */
export interface LinkApp extends GuestApp {
  /** The rendered location. `key` is a different one after each navigation, also to the same URL. */
  location: { pathname: string; search: string; hash: string; key: string }
  /** Opens the sign-in page, with this e-mail address in its form. */
  openSignIn: (email?: string) => void
}

/** The texts of the public hooks, for responses of the server that contain no message. */
export interface GuestTexts {
  received: string
  passwordSet: string
  signedIn: string
  /** The browser refuses to store the session. */
  storage: { blocked: string }
  passkey: PasskeyTexts
}

/** Why a device created or used no passkey. */
export interface PasskeyTexts {
  cancelled: string
  /** The device already has a passkey of this account. */
  known: string
  /** The page is on another domain than the passkeys. */
  address: string
  failed: string
}

/** Returns `read()` in the browser, and `prerendered` while React prerenders and hydrates the page. */
export function useHydrated<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(never, read, () => prerendered)
}

const never = () => () => {}

/** Returns the remaining seconds of the delay that the server asked for, and the function that starts it after an error. */
export function useRetryDelay(): [seconds: number, start: (error: unknown) => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const tick = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(tick)
  }, [seconds])
  return [seconds, (error) => setSeconds((error instanceof ApiError && error.retryAfter) || 0)]
}

/** Returns the error message of each field in `names`; undefined if the server refused none of them. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]) {
  const refused: Partial<Record<Name, string>> = {}
  if (!(error instanceof ApiError)) return undefined
  for (const name of names) if (error.fields[name]) refused[name] = error.fields[name].join(' ')
  return Object.keys(refused).length > 0 ? refused : undefined
}
