import type { Timed } from './sortPoints.ts'

/** Cuts points sorted by time wherever the next one comes more than `gapMs` later. */
export function cutSessions<Point extends Timed>(points: readonly Point[], gapMs: number): Point[][] {
  const sessions: Point[][] = []
  let current: Point[] = []
  let previous: Point | undefined
  for (const point of points) {
    if (previous !== undefined && point.time - previous.time > gapMs) {
      sessions.push(current)
      current = []
    }
    current.push(point)
    previous = point
  }
  if (current.length > 0) sessions.push(current)
  return sessions
}
