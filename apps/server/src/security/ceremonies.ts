import type { components } from '@sikud/api/schema'
import type { FastifyRequest } from 'fastify'
import type { PasskeySite } from '../config/config.ts'
import {
  CHALLENGE_MS,
  type NewPasskey,
  type PasskeyDescriptor,
  type StoredPasskey,
  consumePasskeyChallenge,
  type PasskeyChallenge,
  advancePasskey,
  findPasskey,
} from './passkeys.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { conflict, type FieldErrors, unprocessable } from '../http/HttpError.ts'

type Schemas = components['schemas']

/** The values that the signature of a device must cover: the challenge, and the domain and the origin of the page. */
interface Expected {
  challenge: string
  domain: string
  origin: string
}

/** Loads the library at its first use and not at the start, because it takes 26 MB of memory and 0.2 s. */
const library = () => import('@simplewebauthn/server')
/**
 * The ids of the algorithms EdDSA, ES256 and RS256, which devices support. The default list of the library contains an
 * algorithm for which Node prints a warning.
 */
const ALGORITHMS = [-8, -7, -257]

export async function creationOptions(
  { domain }: PasskeySite,
  user: { email: string; name: string; handle: Buffer; passkeys: PasskeyDescriptor[] },
  challenge: Buffer,
): Promise<Schemas['PasskeyCreation']> {
  const { generateRegistrationOptions } = await library()
  const made = await generateRegistrationOptions({
    rpName: 'SIKUD',
    rpID: domain,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(user.handle),
    challenge: new Uint8Array(challenge),
    timeout: CHALLENGE_MS,
    excludeCredentials: user.passkeys,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return {
    challenge: made.challenge,
    rp: { id: domain, name: made.rp.name },
    user: made.user,
    pubKeyCredParams: made.pubKeyCredParams,
    timeout: CHALLENGE_MS,
    excludeCredentials: described(user.passkeys),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/**
 * Returns the WebAuthn options with which a browser uses one of `passkeys`. If `passkeys` is missing, the browser can
 * use any passkey of the domain.
 */
export function requestOptions(
  { domain }: PasskeySite,
  challenge: Buffer,
  passkeys?: PasskeyDescriptor[],
): Schemas['PasskeyRequest'] {
  return {
    challenge: challenge.toString('base64url'),
    rpId: domain,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(passkeys && { allowCredentials: described(passkeys) }),
  }
}

/** Returns the challenge that, according to the device, was signed; an empty text if there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const { challenge } = Object(data)
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** Checks a new passkey that a device created. Throws an error with the reason if the passkey is not valid. */
export async function checkRegistration(
  { id, rawId, type, response }: Schemas['PasskeyRegistration'],
  { challenge, domain, origin }: Expected,
): Promise<Omit<NewPasskey, 'name' | 'userHandle'>> {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject, transports = [] } = response
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  })
  if (!registrationInfo) throw new Error('The attestation is wrong.')
  const { credential } = registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports,
  }
}

/**
 * Checks the signature of a device. Returns the signature counter that the device sent. Throws an error with the reason
 * if the signature is not valid.
 */
async function checkAssertion(
  { id, rawId, type, response }: Schemas['PasskeyAssertion'],
  { challenge, domain, origin }: Expected,
  { publicKey, userHandle }: StoredPasskey,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    // The counter 0 switches off the library's comparison of counters. `advancePasskey` compares them in the
    // transaction.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  })
  if (!verified) throw new Error('The signature is wrong.')
  const named = response.userHandle
  if (named && !userHandle.equals(Buffer.from(named, 'base64url')))
    throw new Error('The passkey belongs to another user.')
  return authenticationInfo.newCounter
}

function described(passkeys: PasskeyDescriptor[]): Schemas['PasskeyDescriptor'][] {
  return passkeys.map((passkey) => ({ ...passkey, type: 'public-key' }))
}

/** A passkey whose signature was checked and is valid. */
interface ProvenPasskey {
  passkey: StoredPasskey
  /** The signature counter that the device sent. */
  counter: number
}

/** Returns the website to which passkeys belong. Throws 409 on a server where passkeys are switched off. */
export function requireSite(site: PasskeySite | null): PasskeySite {
  if (!site) throw conflict((texts) => texts.passkey.off)
  return site
}

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
