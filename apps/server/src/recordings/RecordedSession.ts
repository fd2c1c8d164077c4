import { createHash } from 'node:crypto'
import { distanceKm } from './distance.ts'
import type { RecordedPoint } from './RecordedPoint.ts'

/** One trip, ready to be stored. */
export interface RecordedSession {
  points: readonly RecordedPoint[]
  /** Milliseconds since 1970; null for a trip without times. */
  start: number | null
  end: number | null
  distanceKm: number
  /** Average over the whole trip, rests included, in km/h; null without times. */
  speedKmh: number | null
}

/** Measures a trip: its ends, its length along the points, its average speed. */
export function measureSession(points: readonly RecordedPoint[]): RecordedSession {
  const start = points[0]?.time ?? null
  const end = points.at(-1)?.time ?? null
  let distance = 0
  for (const [index, point] of points.entries()) {
    const previous = points[index - 1]
    if (previous !== undefined) distance += distanceKm(previous, point)
  }
  const hours = start === null || end === null ? 0 : (end - start) / 3_600_000
  return { points, start, end, distanceKm: distance, speedKmh: hours > 0 ? distance / hours : null }
}

/** The same trip of the same device has the same fingerprint, from whichever file it comes. */
export function fingerprint(imei: string, points: readonly RecordedPoint[]): string {
  const hash = createHash('sha256').update(imei)
  for (const { time, lat, lng } of points) hash.update(`\n${String(time)} ${String(lat)} ${String(lng)}`)
  return `import:${hash.digest('hex')}`
}
