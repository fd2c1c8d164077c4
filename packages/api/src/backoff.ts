/** Delays in milliseconds between attempts. */
interface Backoff {
  /** Upper limit of the random delay after the first failure; the limit doubles with each further failure. */
  firstWait: number
  mostWait: number
}

/**
 * Returns the delay in ms before the next attempt: random within a range that doubles with each failure, so that a
 * thousand browsers do not retry in the same second.
 */
export function backoff(failures: number, { firstWait, mostWait }: Backoff, random = Math.random): number {
  return random() * Math.min(mostWait, firstWait * 2 ** Math.max(0, failures - 1))
}
