import { distanceKm } from '../measure/distance.ts'
import { standstillKmh } from '../measure/measureSession.ts'
import type { Place } from './judgeMove.ts'

/** The words by which the live fleet is grouped; that a device fell silent is seen by the age of its position. */
export type PositionStatus = 'Bergerak' | 'Berhenti' | 'Parkir'

/** Between fixes that lie closer together there is only noise, km. */
const noiseKm = 0.02
/** With a longer rest the engine is off. */
const parkAfterMs = 10 * 60_000

/** Since when a device stands, after one more position; null while it drives. A tracker that sends no speed is judged by its way. */
export function standingSince(
  since: number | null,
  from: Place | null,
  to: Place & { speed: number | null },
): number | null {
  const speed = to.speed ?? (from === null ? 0 : speedBetween(from, to))
  return speed >= standstillKmh ? null : (since ?? to.time)
}

/** What a device does at a moment that it reports from. */
export function statusOf(since: number | null, time: number): PositionStatus {
  if (since === null) return 'Bergerak'
  return time - since > parkAfterMs ? 'Parkir' : 'Berhenti'
}

function speedBetween(from: Place, to: Place): number {
  const km = distanceKm(from, to)
  return km < noiseKm ? 0 : (km * 3_600_000) / (to.time - from.time)
}
