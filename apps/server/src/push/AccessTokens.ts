import { SignJWT } from 'jose'
import { createPrivateKey } from 'node:crypto'
import { askProvider } from './askProvider.ts'
import type { PushAccount } from '../config/PushSettings.ts'

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const assertionS = 3600
/** A token is renewed so long before it ends, for what is under way. */
const marginMs = 5 * 60_000

/** The provider refused an access token, or answered something else. */
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

/** Access tokens of a service account, by signed assertion; one is used until shortly before it ends. */
export class AccessTokens {
  private readonly account: PushAccount
  private readonly now: () => number
  private current: { token: string; until: number } | null = null
  private asking: Promise<string> | null = null

  constructor(account: PushAccount, now: () => number = Date.now) {
    this.account = account
    this.now = now
  }

  /** A token that is good now. Throws `AccessRefused`, or what the network said. */
  async get(): Promise<string> {
    if (this.current && this.now() < this.current.until) return this.current.token
    this.asking ??= this.ask().finally(() => {
      this.asking = null
    })
    return this.asking
  }

  /** Forgets a token that the provider did not take. */
  drop(token: string): void {
    if (this.current?.token === token) this.current = null
  }

  private async ask(): Promise<string> {
    const body = new URLSearchParams({ grant_type: grant, assertion: await this.sign() }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await askProvider(this.account.tokenUri, body, headers)
    const { access_token, expires_in, error, error_description } = parse(answer.text)
    if (answer.status !== 200 || typeof access_token !== 'string' || access_token === '') {
      const words = ['no access token:', answer.status, error, error_description].filter(Boolean).join(' ')
      throw new AccessRefused(answer.status, words, answer.retryAfter)
    }
    const lifetimeMs = (typeof expires_in === 'number' && expires_in > 0 ? expires_in : assertionS) * 1000
    // One that lasts less than the margin is used for half of its time.
    this.current = {
      token: access_token,
      until: this.now() + Math.max(lifetimeMs - marginMs, lifetimeMs / 2),
    }
    return access_token
  }

  private async sign(): Promise<string> {
    const { clientEmail, privateKey, tokenUri } = this.account
    const issuedAt = Math.floor(this.now() / 1000)
    return new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUri)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + assertionS)
      .sign(createPrivateKey(privateKey))
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
