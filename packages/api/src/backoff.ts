/** Delays in milliseconds between attempts. */
export interface Backoff {
  /** Maximum of the random delay after the first failure. The maximum doubles with each further failure. */
  firstDelayMs: number
  maxDelayMs: number
}

/**
 * Returns the delay in ms before the next attempt. The delay is random, so that a thousand browsers do not retry in the
 * same second. Its maximum doubles with each failure.
 */
export function backoff(
  failures: number,
  { firstDelayMs, maxDelayMs }: Backoff,
  random = Math.random,
): number {
  return random() * Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1))
}
