'use client'
import type { PasskeyCreation, PasskeyInput, PasskeyRequest, PasskeySignInInput } from '../../models.ts'
import { type PasskeyTexts, useHydrated } from './GuestApp.ts'

/** Why passkeys do not work: the browser does not support them, or the page is on a wrong domain (`address`). */
export type PasskeyObstacle = 'browser' | 'address'

/**
 * Returns why passkeys of `domain` do not work on this page; null if they work. Returns `off` if the server has no
 * passkey domain, and while the page is prerendered.
 */
export function usePasskeyObstacle(domain: string | null): PasskeyObstacle | 'off' | null {
  return useHydrated(() => (domain === null ? 'off' : passkeyObstacle(domain)), 'off')
}

/** Returns why this page cannot use the passkeys of a domain; null if it can. */
function passkeyObstacle(domain: string): PasskeyObstacle | null {
  const { hostname } = window.location
  if (hostname !== domain && !hostname.endsWith(`.${domain}`)) return 'address'
  return 'PublicKeyCredential' in window ? null : 'browser'
}

// Loads this code only when somebody uses a passkey.
const library = () => import('@simplewebauthn/browser')

/** Asks the device to sign with a passkey. */
export async function askPasskey(
  options: PasskeyRequest,
  texts: PasskeyTexts,
): Promise<PasskeySignInInput['passkey']> {
  const { startAuthentication } = await library()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(
    (error: unknown) => refuse(error, texts),
  )
  return { id, rawId, type, response }
}

/** Asks the device to create a passkey. */
export async function makePasskey(
  options: PasskeyCreation,
  texts: PasskeyTexts,
): Promise<PasskeyInput['passkey']> {
  const { startRegistration } = await library()
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(
    (error: unknown) => refuse(error, texts),
  )
  return { id, rawId, type, response }
}

/** Throws an error with the message that the form shows at its field `passkey`. */
function refuse(error: unknown, texts: PasskeyTexts): never {
  const { name } = error instanceof Error ? error : { name: '' }
  const message = texts[faults[name] ?? 'failed']
  throw Object.assign(new Error(message, { cause: error }), { fields: { passkey: [message] } })
}

/** The text for each WebAuthn error, by the name of the error. */
const faults: Record<string, keyof PasskeyTexts> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
}
