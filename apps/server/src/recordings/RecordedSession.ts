import { createHash } from 'node:crypto'
import type { SessionMeasures } from '../measure/measureSession.ts'
import type { RecordedPoint } from './RecordedPoint.ts'

/** One recorded trip, ready to be stored. */
export interface RecordedSession extends SessionMeasures {
  points: readonly RecordedPoint[]
}

/** The same trip of the same device has the same fingerprint, from whichever file it comes. */
export function fingerprint(imei: string, points: readonly RecordedPoint[]): string {
  const hash = createHash('sha256').update(imei)
  for (const { time, lat, lng } of points) hash.update(`\n${String(time)} ${String(lat)} ${String(lng)}`)
  return `import:${hash.digest('hex')}`
}
