import { ApiError } from './ApiError.ts'
import { failureMessage } from './failureMessage.ts'

const MAX_MESSAGE_LENGTH = 500

/** Returns the error for a response that is not 2xx. `body` is parsed JSON, a text, or undefined. */
export function httpError(
  { status, headers }: Response,
  body: unknown,
  ownWords = failureMessage('http', status),
): ApiError {
  const { message, errors, code } = isObject(body) ? body : {}
  const words = typeof message === 'string' ? message.trim().slice(0, MAX_MESSAGE_LENGTH) : ''
  return new ApiError({
    status,
    code: 'http',
    message: words || ownWords,
    fields: readFields(errors),
    retryAfter: readRetryAfter(headers.get('Retry-After')),
    needs: typeof code === 'string' ? code : null,
  })
}

/** Returns whether a value is a JSON object and not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readFields(errors: unknown): Record<string, string[]> {
  if (!isObject(errors)) return {}
  const fields = Object.entries(errors).map(([field, value]): [string, string[]] => {
    const messages = Array.isArray(value) ? value : [value]
    return [field, messages.filter((message) => typeof message === 'string' && message.trim() !== '')]
  })
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0))
}

/** Returns the seconds in a `Retry-After` header, which has a number or a date; null if it is missing or invalid. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const seconds = Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? null : Math.max(seconds, 0)
}
