import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { safeUrl } from './settingChecks.ts'
import { isRecord } from '../parse/isRecord.ts'

/** The service account at the push provider. */
export interface PushAccount {
  projectId: string
  clientEmail: string
  /** PEM; never logged. */
  privateKey: string
  /** Exchanges a signed assertion for an access token. */
  tokenUri: string
}

/** The settings of push; both halves come from the provider's console. */
export interface PushSettings {
  account: PushAccount
  /** The web configuration with `vapidKey`: public, sent to every browser. */
  web: Record<string, string>
  /** Base address of the provider's sending interface. */
  url: string
}

type Texts = Record<string, string>

/** The SDK needs all of these. */
const webFields = ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey']
const accountFields = ['project_id', 'client_email', 'private_key', 'token_uri']

/** Returns what is wrong with the file of a service account, without quoting it; null when it is valid. */
export function accountFileProblem(path: string): string | null {
  return problemOf(path, accountFields, (account) => {
    if (safeUrl(account.token_uri ?? '') !== null) return 'has a "token_uri" that is no https address'
    return isPrivateKey(account.private_key) ? null : 'has a "private_key" that is no RSA key in PEM form'
  })
}

/** Returns what is wrong with the file of the web configuration; null when it is valid. */
export function webFileProblem(path: string): string | null {
  return problemOf(path, webFields, (web) =>
    isPublicKey(web.vapidKey) ? null : 'has a "vapidKey" that is no public key of a key pair for web push',
  )
}

/** Reads both files, each of which is valid; returns a text when the two do not fit together. */
export function readPushSettings(files: {
  account: string
  web: string
  url: string
}): PushSettings | null | string {
  if (files.account === '' && files.web === '') return null
  if (files.account === '') return 'PUSH_ACCOUNT_FILE is missing: PUSH_CONFIG_FILE needs it'
  if (files.web === '') return 'PUSH_CONFIG_FILE is missing: PUSH_ACCOUNT_FILE needs it'
  const [account, web] = [toAccount(readTexts(files.account)), readTexts(files.web)]
  if (account.projectId !== web.projectId) {
    return `PUSH_ACCOUNT_FILE is of the project ${account.projectId}, PUSH_CONFIG_FILE of ${web.projectId}`
  }
  return { account, web, url: files.url.replace(/\/+$/, '') }
}

function problemOf(path: string, fields: string[], check: (texts: Texts) => string | null): string | null {
  try {
    const texts = readTexts(path)
    const missing = fields.filter((field) => !texts[field]).map((field) => `"${field}"`)
    return missing.length > 0 ? `has no ${missing.join(', no ')}` : check(texts)
  } catch (error) {
    if (error instanceof SyntaxError) return 'must be a file with a JSON object'
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code === 'ENOENT'
      ? 'must be a file that is there'
      : `must be a file that can be read ${code}`.trim()
  }
}

/** Reads the texts of a JSON object; the provider's console writes no other values into these files. */
function readTexts(path: string): Texts {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isRecord(value)) throw new SyntaxError('no object')
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries.map(([name, text]) => [name, text.trim()]))
}

function toAccount(texts: Texts): PushAccount {
  const { project_id = '', client_email = '', private_key = '', token_uri = '' } = texts
  return { projectId: project_id, clientEmail: client_email, privateKey: private_key, tokenUri: token_uri }
}

function isPrivateKey(pem = ''): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** Returns whether a text is an uncompressed point on P-256: 65 bytes in base64url. */
function isPublicKey(text = ''): boolean {
  const bytes = Buffer.from(text, 'base64url')
  return /^[\w-]+$/.test(text) && bytes.length === 65 && bytes[0] === 4
}
