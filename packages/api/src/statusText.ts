/** The words of a status that comes as `{text}` or as a plain text or number; `null` where there are none. */
export function statusText(status: unknown): string | null {
  const value = typeof status === 'object' && status !== null && 'text' in status ? status.text : status
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return String(value).trim() || null
}
