import { AccessRefused, AccessTokens } from './AccessTokens.ts'
import { type ProviderAnswer, askProvider } from './askProvider.ts'
import { type PushMessage, buildPushRequest } from './buildPushRequest.ts'
import type { PushSettings } from '../config/readPushFiles.ts'

/**
 * The result of one attempt: `again` when a retry can succeed, `gone` when the token of the browser is no longer valid.
 */
export interface PushOutcome {
  status: 'sent' | 'gone' | 'failed' | 'again'
  /** The error message; null without an error. */
  error: string | null
  /** Delay that the provider asks for, in milliseconds; null if it asks for none. */
  retryAfterMs: number | null
}

const MAX_ERROR_LENGTH = 300
/** The delay that the provider's documentation recommends after a 429 without `Retry-After`. */
const DEFAULT_RETRY_DELAY_MS = 60_000

/** Sends messages to browsers through the push provider. */
export class PushProvider {
  private readonly access: AccessTokens
  private readonly url: string

  constructor({ account, url }: PushSettings) {
    this.access = new AccessTokens(account)
    this.url = `${url}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`
  }

  /** Sends a message, without a retry; never throws. */
  async send(message: PushMessage): Promise<PushOutcome> {
    try {
      const token = await this.access.get()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await askProvider(this.url, JSON.stringify(buildPushRequest(message)), headers)
      if (answer.status === 401) this.access.drop(token)
      const outcome = readPushOutcome(answer)
      return { ...outcome, error: outcome.error?.replaceAll(message.token, '…') ?? null }
    } catch (error) {
      if (!(error instanceof AccessRefused)) return unanswered(error)
      const { retryAfterMs } = readPushOutcome({ status: 503, retryAfter: error.retryAfter, text: '' })
      return { status: 'again', error: error.message.slice(0, MAX_ERROR_LENGTH), retryAfterMs }
    }
  }
}

/** Reads the provider's response to a message. */
function readPushOutcome(answer: ProviderAnswer): PushOutcome {
  if (answer.status >= 200 && answer.status < 300) return { status: 'sent', error: null, retryAfterMs: null }
  const { words, codes, fields } = readError(answer.text)
  const error = [String(answer.status), codes.join(' '), words]
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_ERROR_LENGTH)
  const aboutToken = fields.includes('message.token') || /registration token/i.test(words)
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return ended('gone', error)
  if (answer.status === 400 && aboutToken) return ended('gone', error)
  // 401: our access token is no longer valid; the retry fetches a new one.
  const isTemporary = [401, 408, 425, 429].includes(answer.status) || answer.status >= 500
  if (!isTemporary) return ended('failed', error)
  const wait = readRetryAfter(answer.retryAfter) ?? (answer.status === 429 ? DEFAULT_RETRY_DELAY_MS : null)
  return { status: 'again', error, retryAfterMs: wait }
}

/** Returns the result of an attempt that got no response. */
function unanswered(error: unknown): PushOutcome {
  const reason =
    error instanceof Error ? (error.name === 'TimeoutError' ? 'no answer in time' : error.message) : ''
  return { status: 'again', error: reason.slice(0, MAX_ERROR_LENGTH) || 'no answer', retryAfterMs: null }
}

function ended(status: 'gone' | 'failed', error: string): PushOutcome {
  return { status, error, retryAfterMs: null }
}

/** Parses `Retry-After`, which is seconds or a date; returns milliseconds. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : null
}

interface ProviderError {
  message?: unknown
  status?: unknown
  details?: { errorCode?: unknown; fieldViolations?: { field?: unknown }[] }[]
}

function readError(text: string): { words: string; codes: string[]; fields: unknown[] } {
  const error = parseError(text)
  const details = Array.isArray(error.details) ? error.details : []
  const codes = [error.status, ...details.map((detail) => detail?.errorCode)]
  return {
    words: typeof error.message === 'string' ? error.message : '',
    codes: [...new Set(codes.filter((code) => typeof code === 'string'))],
    fields: details.flatMap((detail) =>
      Array.isArray(detail?.fieldViolations)
        ? detail.fieldViolations.map((violation) => violation?.field)
        : [],
    ),
  }
}

function parseError(text: string): ProviderError {
  try {
    const { error }: { error?: ProviderError } = JSON.parse(text) ?? {}
    return typeof error === 'object' && error !== null ? error : {}
  } catch {
    return {}
  }
}
