import type { components } from '@sikud/api/schema'
import type { FastifyRequest } from 'fastify'
import type { PasskeySite } from '../../config/readPasskeySite.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { conflict, type FieldErrors, unprocessable } from '../../http/HttpError.ts'
import { challengeIn, checkAssertion, type Expected } from './ceremonies.ts'
import { consumePasskeyChallenge, type PasskeyChallenge } from './passkeyChallenges.ts'
import { advancePasskey, findPasskey, type StoredPasskey } from './passkeys.ts'

/** A passkey whose signature was checked and is valid. */
export interface ProvenPasskey {
  passkey: StoredPasskey
  /** The signature counter that the device sent. */
  counter: number
}

/** Returns the website to which passkeys belong. Throws 409 on a server where passkeys are switched off. */
export function requireSite(site: PasskeySite | null): PasskeySite {
  if (!site) throw conflict((texts) => texts.passkey.off)
  return site
}

/** Returns the challenge, the domain and the origin that the signature must cover. */
export function expectedOf(
  { domain, origin }: PasskeySite,
  request: FastifyRequest,
  challenge: string,
): Expected {
  const { host = '' } = request.headers
  // Without PUBLIC_URL, only this machine can reach the server. So every port of `localhost` is allowed, for example
  // the port of a development server.
  const local = /^localhost(:\d+)?$/.test(host) ? host : 'localhost'
  return { challenge, domain, origin: origin ?? `http://${local}` }
}

/**
 * Checks the signature of a device. After the check the challenge cannot be used again, even if the signature is wrong.
 * `proven` is null if the passkey is unknown or its signature is not valid. The signature is not valid if it is wrong,
 * repeated, or made for another site, user or purpose. `ownerId` is the id of the owner of the passkey.
 */
export async function provePasskey(
  database: Database,
  request: FastifyRequest,
  site: PasskeySite,
  {
    response,
    ...asked
  }: Pick<PasskeyChallenge, 'purpose' | 'userId'> & {
    response: components['schemas']['PasskeyAssertion']
  },
): Promise<{ proven: ProvenPasskey | null; ownerId: number | null }> {
  const challenge = challengeIn(response.response.clientDataJSON)
  const isOpen = await consumePasskeyChallenge(database, challenge, asked)
  const passkey = await findPasskey(database, response.id)
  const refused = { proven: null, ownerId: passkey?.userId ?? null }
  if (!isOpen || !passkey) return refused
  try {
    const counter = await checkAssertion(response, expectedOf(site, request, challenge), passkey)
    return { proven: { passkey, counter }, ownerId: passkey.userId }
  } catch (error) {
    request.log.info({ reason: String(error), passkey: passkey.id }, 'passkey refused')
    return refused
  }
}

/** Stores the signature counter of a passkey. If the counter did not increase, returns false and logs a warning. */
export async function usePasskey(
  transaction: Queryable,
  request: FastifyRequest,
  { passkey: { id }, counter }: ProvenPasskey,
): Promise<boolean> {
  const isNewer = await advancePasskey(transaction, id, counter)
  if (!isNewer) request.log.warn({ passkey: id }, 'counter did not increase: the passkey may be a copy')
  return isNewer
}

/** Returns an error 422, which is the same for every reason to refuse a passkey. */
export function passkeyRefused() {
  const errors: FieldErrors = { passkey: [(texts) => texts.passkey.refused] }
  return unprocessable(errors, (texts) => texts.passkey.refused)
}
