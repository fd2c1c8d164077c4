import type { components } from '@sikud/api/schema'
import type { PasskeySite } from '../../config/readPasskeySite.ts'
import { CHALLENGE_MS } from './passkeyChallenges.ts'
import type { NewPasskey, PasskeyDescriptor, StoredPasskey } from './passkeys.ts'

type Schemas = components['schemas']

/** The values that the signature of a device must cover: the challenge, and the domain and the origin of the page. */
export interface Expected {
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

/** Returns the WebAuthn options with which a browser creates a passkey. */
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
export async function checkAssertion(
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
