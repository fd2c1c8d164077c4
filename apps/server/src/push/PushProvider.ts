import { AccessRefused, AccessTokens, type ProviderAnswer, askProvider } from './AccessTokens.ts'
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

/** Number of seconds for which the provider keeps a message for a browser that is not running. */
const keptFor = { important: 24 * 3600, usual: 4 * 3600 }
/** Maximum lengths in characters, because the provider refuses a message of more than 4 kB. */
const longest = { title: 200, body: 900, target: 500 }
/** The icon of a push message; it is a file of the dashboard. */
const icon = '/push-icon.png'

/** Builds the body of the request: see https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
function buildPushRequest(message: PushMessage): { message: object } {
  const { origin, important, tag } = message
  const target =
    message.target !== null && message.target.length <= longest.target ? message.target : '/notification'
  const link = origin === null ? null : addressOf(origin, target)
  const data = {
    id: String(message.notificationId ?? ''),
    kind: message.kind ?? '',
    to: target,
    at: message.at.toISOString(),
  }
  return {
    message: {
      token: message.token,
      notification: { title: cut(message.title, longest.title), body: cut(message.body, longest.body) },
      data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '')),
      webpush: {
        headers: {
          TTL: String(important ? keptFor.important : keptFor.usual),
          Urgency: important ? 'high' : 'normal',
          ...topicOf(tag),
        },
        notification: {
          tag,
          ...(origin === null ? {} : { icon: origin + icon }),
          // `fcm_options.link` must be https. For http on localhost, `click_action` works instead: the service worker
          // of the provider reads it too.
          ...(link !== null && !link.startsWith('https:') ? { click_action: link } : {}),
        },
        ...(link?.startsWith('https:') ? { fcm_options: { link } } : {}),
      },
    },
  }
}

/** Returns the absolute URL that the provider's service worker needs; null if it leads to another origin. */
function addressOf(origin: string, target: string): string | null {
  if (!URL.canParse(target, origin)) return null
  const url = new URL(target, origin)
  return url.origin === origin ? url.href : null
}

/**
 * Returns the topic of a message. While a browser is not running, a message replaces the earlier one with the same
 * topic. Returns no topic if its name would exceed 32 characters.
 */
function topicOf(tag: string): { Topic?: string } {
  const topic = tag.replace(/[^\w-]/g, '-')
  return topic.length > 0 && topic.length <= 32 ? { Topic: topic } : {}
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

export interface PushMessage {
  messageId: number
  /** The id of the notification in the dashboard's list; null for a message that is not about one notification. */
  notificationId: number | null
  kind: string | null
  title: string
  body: string
  /** The path of the dashboard that the message opens; null opens the list. */
  target: string | null
  tag: string
  important: boolean
  at: Date
  token: string
  origin: string | null
}
