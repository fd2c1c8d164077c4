import type { Id } from './models.ts'

const RECORD_ID = /^[A-Za-z0-9_-]{1,64}$/

/** Returns whether a value is a valid record id, which is safe in a URL. */
export function isRecordId(value: unknown): value is Id {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0
  return typeof value === 'string' && RECORD_ID.test(value)
}
