import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyInput, PasskeyRequest, PasskeySignInInput } from '@sikud/api'
import type { GuestTexts } from '../locales/idGuest.ts'

/** Asks the device to sign with a passkey. */
export async function askPasskey(
  options: PasskeyRequest,
  texts: GuestTexts['passkey'],
): Promise<PasskeySignInInput['passkey']> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options }).catch(
    (error: unknown) => refuse(error, texts),
  )
  return { id, rawId, type, response }
}

/** Asks the device to create a passkey. */
export async function makePasskey(
  options: PasskeyCreation,
  texts: GuestTexts['passkey'],
): Promise<PasskeyInput['passkey']> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options }).catch(
    (error: unknown) => refuse(error, texts),
  )
  return { id, rawId, type, response }
}

/** Throws an error with the message that the form shows at its field `passkey`. */
function refuse(error: unknown, texts: GuestTexts['passkey']): never {
  const { name } = error instanceof Error ? error : { name: '' }
  const message = messages[name]?.(texts) ?? texts.failed
  throw Object.assign(new Error(message, { cause: error }), { fields: { passkey: [message] } })
}

/** Message for each WebAuthn error, by the name of the error. */
const messages: Record<string, (texts: GuestTexts['passkey']) => string> = {
  NotAllowedError: (texts) => texts.cancelled,
  AbortError: (texts) => texts.cancelled,
  InvalidStateError: (texts) => texts.known,
  SecurityError: (texts) => texts.address,
}
