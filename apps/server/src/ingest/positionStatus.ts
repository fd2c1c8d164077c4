import { type TimedCoordinate, distanceKm } from '../measure/distance.ts'
import { standstillKmh } from '../measure/measureSession.ts'

/** Statuses of the live fleet. A silent device has no status of its own; the age of its position shows the silence. */
export type PositionStatus = 'Bergerak' | 'Berhenti' | 'Parkir'

/** Shorter steps between two positions, in kilometres, are receiver noise. */
const noiseKm = 0.02
/** A stop that is longer than this counts as parked. */
const parkAfterMs = 10 * 60_000

/**
 * Returns since when a device stands still, after one more position; null while it moves. Estimates a missing speed.
 */
export function standingSince(
  since: number | null,
  from: TimedCoordinate | null,
  to: TimedCoordinate & { speed: number | null },
): number | null {
  const speed = to.speed ?? (from === null ? 0 : speedBetween(from, to))
  return speed >= standstillKmh ? null : (since ?? to.time)
}

/** Returns the status of a device at the time of its report. */
export function statusOf(since: number | null, time: number): PositionStatus {
  if (since === null) return 'Bergerak'
  return time - since > parkAfterMs ? 'Parkir' : 'Berhenti'
}

function speedBetween(from: TimedCoordinate, to: TimedCoordinate): number {
  const km = distanceKm(from, to)
  return km < noiseKm ? 0 : (km * 3_600_000) / (to.time - from.time)
}
