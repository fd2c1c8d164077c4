import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '../../../../scripts/listen.ts'
import { webConfig } from './pushProvider.ts'

/** A message that our server sent to the provider. */
export interface SentPush {
  token: string
  notification: { title: string; body: string }
  data: Record<string, string>
  webpush: { fcm_options?: { link: string } }
}

/**
 * Starts a fake of the provider's API for sending messages. It checks the signature of the token request, and records
 * the messages in `sent`. The returned `settings` are environment variables that make our server use this fake.
 */
export async function startPushSending() {
  const sent: SentPush[] = []
  const folder = await mkdtemp(join(tmpdir(), 'sikud-push-'))
  const server = createServer(async (request, response) => {
    const body = await text(request)
    response.setHeader('content-type', 'application/json')
    if (request.url === '/token' && isSigned(body, files.publicKey)) {
      response.end('{"access_token":"akses","expires_in":3600}')
    } else if (request.headers.authorization === 'Bearer akses') {
      sent.push(JSON.parse(body).message)
      response.end('{"name":"projects/armada-uji/messages/1"}')
    } else response.writeHead(401).end('{}')
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  const files = writePushFiles(folder, `${url}/token`)
  return {
    sent,
    settings: { ...files.settings, PUSH_URL: url },
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
  }
}

function isSigned(form: string, key: KeyObject): boolean {
  const [header = '', claims = '', signature = ''] =
    new URLSearchParams(form).get('assertion')?.split('.') ?? []
  return verify('RSA-SHA256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))
}

/** Writes the two files that a server with push needs; returns settings with their paths, and the public key. */
function writePushFiles(directory: string, tokenUri: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    type: 'service_account',
    project_id: webConfig.projectId,
    client_email: `pengirim@${webConfig.projectId}.iam.gserviceaccount.com`,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: tokenUri,
  }
  const [accountFile, webFile] = [join(directory, 'akun.json'), join(directory, 'web.json')]
  writeFileSync(accountFile, JSON.stringify(account))
  writeFileSync(webFile, JSON.stringify(webConfig))
  return { settings: { PUSH_ACCOUNT_FILE: accountFile, PUSH_CONFIG_FILE: webFile }, publicKey }
}
