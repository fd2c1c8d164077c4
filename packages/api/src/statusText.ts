import type { GpsStatus } from './models.ts'

/** The words of a status that comes as `{text}` or as a plain text or number; `null` where there are none. */
export function statusText(status: GpsStatus | undefined): string | null {
  const value = typeof status === 'object' && status !== null ? status.text : status
  if (value === null || value === undefined) return null
  return String(value).trim() || null
}
