import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { PushAccount } from '../config/readPushFiles.ts'
import { isPlainObject } from '../parse/isPlainObject.ts'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const ASSERTION_S = 3600
/** A token is renewed this long before it expires, so that it cannot expire during a request. */
const MARGIN_MS = 5 * 60_000

export class AccessRefused extends Error {
  readonly status: number
  readonly retryAfter: string | null
  constructor(status: number, words: string, retryAfter: string | null) {
    super(words)
    this.name = 'AccessRefused'
    this.status = status
    this.retryAfter = retryAfter
  }
}

/**
 * Fetches access tokens of a service account with a signed assertion, and reuses each token until shortly before the
 * token expires.
 */
export class AccessTokens {
  private readonly account: PushAccount
  private readonly now: () => number
  private current: { token: string; until: number } | null = null
  private asking: Promise<string> | null = null

  constructor(account: PushAccount, now: () => number = Date.now) {
    this.account = account
    this.now = now
  }

  /** Returns a valid token. Throws `AccessRefused` or a network error. */
  async get(): Promise<string> {
    if (this.current && this.now() < this.current.until) return this.current.token
    this.asking ??= this.ask().finally(() => {
      this.asking = null
    })
    return this.asking
  }

  drop(token: string): void {
    if (this.current?.token === token) this.current = null
  }

  private async ask(): Promise<string> {
    const body = new URLSearchParams({ grant_type: GRANT_TYPE, assertion: await this.sign() }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await askProvider(this.account.tokenUri, body, headers)
    const { access_token, expires_in, error, error_description } = parse(answer.text)
    if (answer.status !== 200 || typeof access_token !== 'string' || access_token === '') {
      const words = ['no access token:', answer.status, error, error_description].filter(Boolean).join(' ')
      throw new AccessRefused(answer.status, words, answer.retryAfter)
    }
    const lifetimeMs = (typeof expires_in === 'number' && expires_in > 0 ? expires_in : ASSERTION_S) * 1000
    // A token with a lifetime shorter than twice the margin is used for half of its lifetime.
    this.current = {
      token: access_token,
      until: this.now() + Math.max(lifetimeMs - MARGIN_MS, lifetimeMs / 2),
    }
    return access_token
  }

  private async sign(): Promise<string> {
    const { clientEmail, privateKey, tokenUri } = this.account
    const issuedAt = Math.floor(this.now() / 1000)
    return new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUri)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ASSERTION_S)
      .sign(createPrivateKey(privateKey))
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isPlainObject(value) ? value : {}
  } catch {
    return {}
  }
}

const TIMEOUT_MS = 10_000
const MAX_RESPONSE_LENGTH = 20_000

export interface ProviderAnswer {
  status: number
  retryAfter: string | null
  text: string
}

/**
 * Posts to the provider; throws if no response comes within 10 s. Follows no redirects, because requests contain
 * secrets.
 */
export async function askProvider(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<ProviderAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(explain)
  const text = (await response.text().catch(explain)).slice(0, MAX_RESPONSE_LENGTH)
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
}

/** Throws an error that names the cause, because the message "fetch failed" does not say what went wrong. */
function explain(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  throw code === '' ? error : new Error(`no connection (${code})`)
}
