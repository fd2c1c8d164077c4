/** The messages of node-postgres about a lost connection; these errors have no code. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error))/

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ENOENT', // the socket of the embedded database does not exist
])

/** PostgreSQL codes of temporary errors; some entries are only the first characters of such codes. */
const TEMPORARY = [
  '08', // connection lost
  '25006', // read only: a standby that becomes the primary
  '25P03', // idle in a transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '53', // out of connections, memory or disk
  '55P03', // lock time-out
  '57P', // shutting down or starting up
]

/** Returns whether the database was unavailable or busy, so that a retry can succeed. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (LOST.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  return NETWORK.has(code) || (code.length === 5 && TEMPORARY.some((start) => code.startsWith(start)))
}

/** Returns whether a write failed because the disk of this machine or of the database server is full. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code))
  )
}

const DEADLOCK_TRIES = 3

/**
 * Runs a transaction again if PostgreSQL ended it because of a deadlock. Only for work that has no effects outside of
 * the transaction.
 */
export async function retryDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === '40P01'
      if (!isDeadlock || attempt === DEADLOCK_TRIES) throw error
    }
  }
}

/** Returns the foreign key or unique index that a statement violated; null for any other error. */
export function violation(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return null
  return error.code === '23505' || error.code === '23503' ? String(error.constraint) : null
}

/**
 * Returns whether an insert failed because the table has no partition for the row. A violated check constraint has the
 * same code, but another message.
 */
export function isMissingPartition(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23514' &&
    error.message.startsWith('no partition of relation')
  )
}
