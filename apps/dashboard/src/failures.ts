import { ApiError } from '@sikud/api'

/** Whether the server answered with this status. */
export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** A 4xx answer stays the same however often it is asked for. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Whether the server names the fields that are wrong. */
export function namesFields(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0
}

/** Whether a write may have been done although it failed here: its answer was lost on the way. */
export function isUncertain(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504)
}

/** What an error says, with what it says of fields. */
export function wordsOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.values(error.fields).flat() : []
  return [...new Set([error.message, ...fields])].join(' ')
}
