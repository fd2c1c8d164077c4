import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'
import type { PushSettings } from '../config/readPushFiles.ts'

export interface SentMessage {
  token: string
  notification: { title: string; body: string }
  data: Record<string, string>
  webpush: {
    headers: Record<string, string>
    notification: Record<string, string>
    fcm_options?: { link: string }
  }
}

type Reply = (response: ServerResponse, message: SentMessage) => void

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** The key of the service account, in PEM form. */
export const testPrivateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const clientEmail = 'pengirim@armada-uji.iam.gserviceaccount.com'

/** Sends the response with which the provider accepts a message. */
export const accepted: Reply = (response) => json(response, 200, { name: 'projects/armada-uji/messages/1' })

/** Returns a reply that rejects a message as the provider does. */
export function refused(status: number, error: object, headers: Record<string, string> = {}): Reply {
  return (response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    json(response, status, { error: { code: status, ...error } })
  }
}

/** Starts a local push provider. It checks credentials and sends the responses that the test has configured. */
export async function startPushProvider() {
  const messages: SentMessage[] = []
  const faults: string[] = []
  let assertions = 0
  const valid = new Set<string>()
  const provider = { reply: accepted, lifetimeS: 3600 }

  async function sendAccessToken(body: string, response: ServerResponse) {
    const form = new URLSearchParams(body)
    const { payload, protectedHeader } = await jwtVerify(
      form.get('assertion') ?? '',
      createPublicKey(testPrivateKey),
      {
        audience: settings.account.tokenUri,
        issuer: clientEmail,
        algorithms: ['RS256'],
        requiredClaims: ['iat', 'exp', 'scope'],
      },
    )
    const { iat = 0, exp = 0, scope } = payload
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') faults.push('grant_type')
    if (protectedHeader.typ !== 'JWT') faults.push('typ')
    if (scope !== 'https://www.googleapis.com/auth/firebase.messaging') faults.push(`scope ${String(scope)}`)
    if (exp - iat > 3600 || Math.abs(iat - Date.now() / 1000) > 60) faults.push(`times ${iat} ${exp}`)
    assertions += 1
    const current = `akses-${assertions}`
    valid.add(current)
    json(response, 200, { access_token: current, expires_in: provider.lifetimeS, token_type: 'Bearer' })
  }

  async function reply(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    if (request.url === '/token') return sendAccessToken(body, response)
    if (request.url !== '/v1/projects/armada-uji/messages:send')
      faults.push(`${request.method} ${request.url}`)
    if (!valid.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) {
      return refused(401, { status: 'UNAUTHENTICATED', message: 'Invalid credentials.' })(
        response,
        JSON.parse(body).message,
      )
    }
    const { message }: { message: SentMessage } = JSON.parse(body)
    messages.push(message)
    return provider.reply(response, message)
  }

  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => {
      faults.push(String(error))
      json(response, 400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const settings: PushSettings = {
    url,
    web: {},
    account: { projectId: 'armada-uji', clientEmail, privateKey: testPrivateKey, tokenUri: `${url}/token` },
  }
  return Object.assign(provider, {
    settings,
    messages,
    /** Received requests that violate the provider's protocol. */
    faults,
    assertions: () => assertions,
    /** Revokes all access tokens. */
    revoke: () => valid.clear(),
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(resolve))
    },
  })
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
