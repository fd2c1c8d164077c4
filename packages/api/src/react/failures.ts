import { ApiError } from '../client/ApiError.ts'

/** Returns whether the server responded with this status. */
export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** Returns whether the response was 4xx; a retry would get the same response. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Returns whether the server refused a request because the user lacks the second factor that the role requires. */
export function needsFactor(error: unknown): boolean {
  return error instanceof ApiError && error.needs === 'enrol-factor'
}

/** Returns whether the error contains messages for single fields of the form. */
export function namesFields(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0
}

/** Returns whether a failed write may have been saved nevertheless, because perhaps only the response was lost. */
export function isUncertain(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504)
}

/** Returns the message of an error, or the text of any other thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Returns the message of an error, followed by the messages for single fields. */
export function wordsOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.values(error.fields).flat() : []
  return [...new Set([error.message, ...fields])].join(' ')
}
