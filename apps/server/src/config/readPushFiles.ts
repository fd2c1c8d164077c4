import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { safeUrl } from './settingChecks.ts'
import { isPlainObject } from '../parse/isPlainObject.ts'

export interface PushAccount {
  projectId: string
  clientEmail: string
  /** PEM; never logged. */
  privateKey: string
  /** URL that exchanges a signed assertion for an access token. */
  tokenUri: string
}

/** The settings of push; `account` and `web` come from the provider's console. */
export interface PushSettings {
  account: PushAccount
  /** The web configuration, including `vapidKey`. It is public: the server sends it to every browser. */
  web: Record<string, string>
  /** Base URL of the provider's API for sending messages. */
  url: string
}

type Texts = Record<string, string>

const webFields = ['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey']
const accountFields = ['project_id', 'client_email', 'private_key', 'token_uri']

/** Describes the fault of a service account file, without quoting its content; null if it is valid. */
export function accountFileProblem(path: string): string | null {
  return problemOf(path, accountFields, (account) => {
    if (safeUrl(account.token_uri ?? '') !== null) return 'has a "token_uri" that is not an https address'
    return isPrivateKey(account.private_key) ? null : 'has a "private_key" that is not an RSA key in PEM form'
  })
}

/** Describes the fault of a web configuration file; null if it is valid. */
export function webFileProblem(path: string): string | null {
  return problemOf(path, webFields, (web) =>
    isPublicKey(web.vapidKey) ? null : 'has a "vapidKey" that is not a public key for web push',
  )
}

/** Reads the two files of push. Returns null if both are unset, or a text with the fault if they do not match. */
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
    return `PUSH_ACCOUNT_FILE belongs to the project ${account.projectId}, PUSH_CONFIG_FILE to ${web.projectId}`
  }
  return { account, web, url: files.url.replace(/\/+$/, '') }
}

function problemOf(path: string, fields: string[], check: (texts: Texts) => string | null): string | null {
  try {
    const texts = readTexts(path)
    const missing = fields.filter((field) => !texts[field]).map((field) => `"${field}"`)
    return missing.length > 0 ? `has no ${missing.join(', no ')}` : check(texts)
  } catch (error) {
    if (error instanceof SyntaxError) return 'must name a file with a JSON object'
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code === 'ENOENT' ? 'must name an existing file' : `must name a readable file ${code}`.trim()
  }
}

/** Reads the string fields of a JSON file; the provider's console writes only strings. */
function readTexts(path: string): Texts {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isPlainObject(value)) throw new SyntaxError('no object')
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
