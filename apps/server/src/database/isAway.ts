/** Whether a statement failed because the database could not be reached or was shutting down: it may work in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // The pool gives up waiting for a connection without a code.
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  return /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|08\w{3}|53\w{3}|57P\w\w)$/.test(code)
}
