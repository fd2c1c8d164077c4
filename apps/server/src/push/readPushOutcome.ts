/** What became of one try: `again` when the same try may succeed later, `gone` when the browser is not there any more. */
export interface PushOutcome {
  status: 'sent' | 'gone' | 'failed' | 'again'
  /** The provider's words for what went wrong; null when nothing did. */
  error: string | null
  /** Milliseconds for which the provider wants to be left alone. */
  retryAfterMs: number | null
}

const longestWords = 300
/** What the provider asks of those to whom it says 429 and no time. */
const usualRestMs = 60_000

/** Reads what the provider answered to a message. */
export function readPushOutcome(answer: {
  status: number
  retryAfter: string | null
  text: string
}): PushOutcome {
  if (answer.status >= 200 && answer.status < 300) return { status: 'sent', error: null, retryAfterMs: null }
  const { words, codes, fields } = readError(answer.text)
  const error = [String(answer.status), codes.join(' '), words]
    .filter(Boolean)
    .join(' ')
    .slice(0, longestWords)
  const aboutToken = fields.includes('message.token') || /registration token/i.test(words)
  if (codes.includes('UNREGISTERED') || codes.includes('SENDER_ID_MISMATCH')) return over('gone', error)
  if (answer.status === 400 && aboutToken) return over('gone', error)
  // 401: our access token is worth nothing any more; a fresh one is asked for.
  const mayPass = [401, 408, 425, 429].includes(answer.status) || answer.status >= 500
  if (!mayPass) return over('failed', error)
  const wait = readWait(answer.retryAfter) ?? (answer.status === 429 ? usualRestMs : null)
  return { status: 'again', error, retryAfterMs: wait }
}

/** For a try without an answer. */
export function unanswered(error: unknown): PushOutcome {
  const reason =
    error instanceof Error ? (error.name === 'TimeoutError' ? 'no answer in time' : error.message) : ''
  return { status: 'again', error: reason.slice(0, longestWords) || 'no answer', retryAfterMs: null }
}

function over(status: 'gone' | 'failed', error: string): PushOutcome {
  return { status, error, retryAfterMs: null }
}

/** Seconds or a date. */
function readWait(header: string | null): number | null {
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
