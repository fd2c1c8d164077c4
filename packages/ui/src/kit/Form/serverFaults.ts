/** The error messages of a failed write, grouped by where they appear. */
export interface ServerFaults {
  /** Messages of the form's fields, by field name. */
  fields: Record<string, string>
  /** Messages about fields that the form does not contain. */
  others: string[]
}

/**
 * Groups the messages of an error `{ fields: Record<string, string[]> }`, such as an ApiError. Returns null for other
 * errors, which the page must handle.
 */
export function serverFaults(error: unknown, knownFields: readonly string[]): ServerFaults | null {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return null
  const named = error.fields
  if (typeof named !== 'object' || named === null) return null
  const faults: ServerFaults = { fields: {}, others: [] }
  for (const [name, messages] of Object.entries(named)) {
    const message = Array.isArray(messages) ? messages.filter(isText).join(' ') : ''
    if (message === '') continue
    if (knownFields.includes(name)) faults.fields[name] = message
    else faults.others.push(message)
  }
  return faults
}

/** Returns the seconds to wait from an error `{ retryAfter: number }`, such as an ApiError; 0 for other errors. */
export function secondsToWait(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return 0
  return typeof error.retryAfter === 'number' ? Math.ceil(error.retryAfter) : 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
