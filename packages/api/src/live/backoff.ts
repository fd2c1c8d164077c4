import type { FollowPace } from './followPace.ts'

/**
 * Returns the delay in milliseconds before the next attempt: random within a range that doubles with each failure, so
 * that a thousand browsers do not reconnect in the same second.
 */
export function backoff(
  failures: number,
  { firstWait, mostWait }: Pick<FollowPace, 'firstWait' | 'mostWait'>,
  random = Math.random,
): number {
  return random() * Math.min(mostWait, firstWait * 2 ** Math.max(0, failures - 1))
}
