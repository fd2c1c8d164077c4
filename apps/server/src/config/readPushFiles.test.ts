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
  it('are off without files, and on with both', () => {
    expect(readConfig({}).push).toBeNull()
    const settings = { PUSH_ACCOUNT_FILE: file(account), PUSH_CONFIG_FILE: file(web) }
    expect(readConfig(settings).push).toMatchObject({
      url: 'https://fcm.googleapis.com',
      web,
      account: { projectId: 'armada-uji' },
    })
  })

  it('need both files, of one project', () => {
    expect(problems({ PUSH_ACCOUNT_FILE: file(account) })).toBe(
      'PUSH_CONFIG_FILE is missing: PUSH_ACCOUNT_FILE needs it',
    )
    expect(problems({ PUSH_CONFIG_FILE: file(web) })).toBe(
      'PUSH_ACCOUNT_FILE is missing: PUSH_CONFIG_FILE needs it',
    )
    const other = { PUSH_ACCOUNT_FILE: file(account), PUSH_CONFIG_FILE: file({ ...web, projectId: 'lain' }) }
    expect(problems(other)).toBe('PUSH_ACCOUNT_FILE is of the project armada-uji, PUSH_CONFIG_FILE of lain')
  })

  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  it.each([
    ['no file', '/gone/away.json', 'must be a file that is there'],
    ['no JSON', file('{'), 'must be a file with a JSON object'],
    ['a list', file([]), 'must be a file with a JSON object'],
    ['nothing in it', file({}), 'has no "project_id", no "client_email", no "private_key", no "token_uri"'],
    [
      'a key that is none',
      file({ ...account, private_key: 'geheim' }),
      'has a "private_key" that is no RSA key',
    ],
    [
      'a key of another kind',
      file({ ...account, private_key: elliptic.export({ type: 'pkcs8', format: 'pem' }) }),
      'has a "private_key" that is no RSA key',
    ],
    [
      'an open address',
      file({ ...account, token_uri: 'http://oauth2.example/token' }),
      'has a "token_uri" that is no https',
    ],
  ])('say what is wrong with an account: %s', (_case, path, words) => {
    const said = problems({ PUSH_ACCOUNT_FILE: path, PUSH_CONFIG_FILE: file(web) })
    expect(said).toContain(`PUSH_ACCOUNT_FILE ${words}`)
    expect(said).not.toMatch(/geheim|PRIVATE/)
  })

  it.each([
    ['a value is missing', { ...web, appId: undefined }, 'has no "appId"'],
    ['the key is missing', { ...web, vapidKey: '' }, 'has no "vapidKey"'],
    [
      'the key is a private one',
      { ...web, vapidKey: 'q'.repeat(43) },
      'has a "vapidKey" that is no public key',
    ],
  ])('say what is wrong with the web configuration: %s', (_case, content, words) => {
    const settings = { PUSH_ACCOUNT_FILE: file(account), PUSH_CONFIG_FILE: file(content) }
    expect(problems(settings)).toContain(`PUSH_CONFIG_FILE ${words}`)
  })

  it('send the key and the messages by https only', () => {
    expect(problems({ PUSH_URL: 'http://fcm.example' })).toContain('PUSH_URL must be an https address')
    expect(problems({ PUSH_URL: 'http://127.0.0.1:9099' })).toBe('')
  })
})
