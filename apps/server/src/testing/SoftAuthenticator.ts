import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { components } from '@sikud/api/schema'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Schemas = components['schemas']

/** Values that a device signs; the defaults are those of a correct device. */
interface Signing {
  /** The origin of the page that requested the signature. */
  origin?: string
  /** Whether the user unlocked the device. */
  verified?: boolean
  /** The signature counter that the device sends. */
  counter?: number
  /** The domain of the passkey; by default the domain in the WebAuthn options. */
  domain?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A simulated device with one passkey (ES256); the parameter `signing` can make it violate the protocol. */
export class SoftAuthenticator {
  readonly id = randomBytes(16)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly origin: string
  private counter = 0
  private handle = ''

  constructor(origin: string) {
    this.origin = origin
  }

  make(
    options: Pick<Schemas['PasskeyCreation'], 'challenge' | 'rp' | 'user'>,
    signing: Signing = {},
  ): Schemas['PasskeyRegistration'] {
    this.handle = options.user.id
    const { clientData, authData } = this.state('webauthn.create', options.rp.id, options.challenge, signing)
    const attested = Buffer.concat([
      authData,
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.publicKey(),
    ])
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(attested)],
      ]),
    )
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    })
  }

  sign(
    { challenge, rpId }: Pick<Schemas['PasskeyRequest'], 'challenge' | 'rpId'>,
    signing: Signing = {},
  ): Schemas['PasskeyAssertion'] {
    const { clientData, authData } = this.state('webauthn.get', rpId, challenge, signing)
    const signed = Buffer.concat([authData, sha256(clientData)])
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.handle,
    })
  }

  private state(type: string, domain: string, challenge: string, signing: Signing) {
    this.counter += 1
    const { origin = this.origin, verified = true, counter = this.counter } = signing
    const flags = PRESENT | (verified ? VERIFIED : 0) | (type === 'webauthn.create' ? HAS_KEY : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return {
      clientData: Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })),
      authData: Buffer.concat([sha256(signing.domain ?? domain), Buffer.from([flags]), count]),
    }
  }

  private credential<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} }
  }

  /** Returns the public key in COSE format. */
  private publicKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    )
  }
}

function sha256(content: Buffer | string): Buffer {
  return createHash('sha256').update(content).digest()
}
