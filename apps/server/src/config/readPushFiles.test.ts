import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { testPrivateKey } from '../testing/testPushProvider.ts'

const directory = mkdtempSync(join(tmpdir(), 'sikud-push-'))
afterAll(() => rmSync(directory, { recursive: true }))

const account = {
  project_id: 'armada-uji',
  client_email: 'pengirim@armada-uji.iam.gserviceaccount.com',
  private_key: testPrivateKey,
  token_uri: 'https://oauth2.googleapis.com/token',
}
const web = {
  apiKey: 'AIza',
  projectId: 'armada-uji',
  appId: '1:48:web:9c',
  messagingSenderId: '48',
  vapidKey: Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString('base64url'),
}

let files = 0
function file(content: unknown): string {
  files += 1
  const path = join(directory, `${files}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

function problems(settings: {
  PUSH_ACCOUNT_FILE?: string
  PUSH_CONFIG_FILE?: string
  PUSH_URL?: string
}): string {
  try {
    readConfig(settings)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.join('\n')
    throw error
  }
}

describe('the settings of push', () => {
  it('the push settings are null without the two push files, and set with the two files', () => {
    expect(readConfig({}).push).toBeNull()
    const settings = { PUSH_ACCOUNT_FILE: file(account), PUSH_CONFIG_FILE: file(web) }
    expect(readConfig(settings).push).toMatchObject({
      url: 'https://fcm.googleapis.com',
      web,
      account: { projectId: 'armada-uji' },
    })
  })

  it('the push settings need two files, from the same project', () => {
    expect(problems({ PUSH_ACCOUNT_FILE: file(account) })).toBe(
      'PUSH_CONFIG_FILE is missing: PUSH_ACCOUNT_FILE needs it',
    )
    expect(problems({ PUSH_CONFIG_FILE: file(web) })).toBe(
      'PUSH_ACCOUNT_FILE is missing: PUSH_CONFIG_FILE needs it',
    )
    const other = { PUSH_ACCOUNT_FILE: file(account), PUSH_CONFIG_FILE: file({ ...web, projectId: 'lain' }) }
    expect(problems(other)).toBe(
      'PUSH_ACCOUNT_FILE belongs to the project armada-uji, PUSH_CONFIG_FILE to lain',
    )
  })

  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  it.each([
    ['no file', '/gone/away.json', 'must name an existing file'],
    ['no JSON', file('{'), 'must name a file with a JSON object'],
    ['an array', file([]), 'must name a file with a JSON object'],
    ['an empty object', file({}), 'has no "project_id", no "client_email", no "private_key", no "token_uri"'],
    [
      'an invalid key',
      file({ ...account, private_key: 'geheim' }),
      'has a "private_key" that is not an RSA key',
    ],
    [
      'a key of another kind',
      file({ ...account, private_key: elliptic.export({ type: 'pkcs8', format: 'pem' }) }),
      'has a "private_key" that is not an RSA key',
    ],
    [
      'an http address',
      file({ ...account, token_uri: 'http://oauth2.example/token' }),
      'has a "token_uri" that is not an https',
    ],
  ])('describe the fault of an account file: %s', (_case, path, words) => {
    const text = problems({ PUSH_ACCOUNT_FILE: path, PUSH_CONFIG_FILE: file(web) })
    expect(text).toContain(`PUSH_ACCOUNT_FILE ${words}`)
    expect(text).not.toMatch(/geheim|PRIVATE/)
  })

  it.each([
    ['a value is missing', { ...web, appId: undefined }, 'has no "appId"'],
    ['the key is missing', { ...web, vapidKey: '' }, 'has no "vapidKey"'],
    [
      'the key is a private one',
      { ...web, vapidKey: 'q'.repeat(43) },
      'has a "vapidKey" that is not a public key',
    ],
  ])('describe the fault of a web configuration: %s', (_case, content, words) => {
    const settings = { PUSH_ACCOUNT_FILE: file(account), PUSH_CONFIG_FILE: file(content) }
    expect(problems(settings)).toContain(`PUSH_CONFIG_FILE ${words}`)
  })

  it('PUSH_URL must be an https URL or a URL of this machine', () => {
    expect(problems({ PUSH_URL: 'http://fcm.example' })).toContain('PUSH_URL must be an https address')
    expect(problems({ PUSH_URL: 'http://127.0.0.1:9099' })).toBe('')
  })
})
