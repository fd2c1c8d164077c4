import type { Timed } from '../measure/sortPoints.ts'

/** Cuts points sorted by time wherever the next one comes more than `gapMs` later. */
export function* cutSessions<Point extends Timed>(
  points: readonly Point[],
  gapMs: number,
): Generator<Point[]> {
  let start = 0
  let previous: Point | undefined
  for (const [index, point] of points.entries()) {
    if (previous !== undefined && point.time - previous.time > gapMs) {
      yield points.slice(start, index)
      start = index
    }
    previous = point
  }
  if (start < points.length) yield points.slice(start)
}
