import type { FollowPace } from './followPace.ts'

/**
 * How long to wait after so many failures in a row, milliseconds: any part of a span that doubles each time, so that
 * a thousand browsers do not come back in the same second.
 */
export function backoff(
  failures: number,
  { firstWait, mostWait }: Pick<FollowPace, 'firstWait' | 'mostWait'>,
  random = Math.random,
): number {
  return random() * Math.min(mostWait, firstWait * 2 ** Math.max(0, failures - 1))
}
