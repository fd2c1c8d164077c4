/** Returns the text of a status, which is `{text}`, a text or a number; null if it has no text. */
export function statusText(status: unknown): string | null {
  const value = typeof status === 'object' && status !== null && 'text' in status ? status.text : status
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return String(value).trim() || null
}
