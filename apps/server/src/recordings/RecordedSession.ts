import { createHash } from 'node:crypto'
import type { SessionMeasures } from '../measure/measureSession.ts'
import type { Timed } from '../measure/sortPoints.ts'
import type { RecordedPoint } from './Reading.ts'

/** A recorded trip with its measures. */
export interface RecordedSession extends SessionMeasures {
  points: readonly RecordedPoint[]
}

/** Returns a hash of a trip. The same trip of the same device has the same hash in every file. */
export function fingerprint(imei: string, points: readonly RecordedPoint[]): string {
  const hash = createHash('sha256').update(imei)
  for (const { time, lat, lng } of points) hash.update(`\n${String(time)} ${String(lat)} ${String(lng)}`)
  return `import:${hash.digest('hex')}`
}

/** Splits points sorted by time at gaps longer than `gapMs`. */
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
