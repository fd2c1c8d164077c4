const firstMs = 10_000
const longestMs = 10 * 60_000
/** After an hour of trying a message is given up; the list of the dashboard has it all the same. */
const giveUpAfterMs = 3_600_000

/**
 * Milliseconds until a message is tried again: 10 s, 20 s, 40 s … up to 10 minutes, a little longer by chance so that
 * servers do not come all at once, and never before the provider allows. Null when that would be too late.
 */
export function waitAfter(
  { attempts, waitingMs }: { attempts: number; waitingMs: number },
  retryAfterMs: number | null,
  chance: () => number = Math.random,
): number | null {
  const backOff = Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1)) * (1 + chance() / 4)
  const wait = Math.max(backOff, retryAfterMs ?? 0)
  return waitingMs + wait > giveUpAfterMs ? null : wait
}
