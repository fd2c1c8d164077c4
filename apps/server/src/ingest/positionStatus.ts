import { type TimedCoordinate, distanceKm } from '../measure/distance.ts'
import { standstillKmh } from '../measure/measureSession.ts'
import { PARK_AFTER_MS } from '../positions/lastPositionRepository.ts'

/**
 * The possible statuses of a device in the live fleet. There is no status for a silent device: clients detect it by the
 * age of its position.
 */
export type PositionStatus = 'Bergerak' | 'Berhenti' | 'Parkir'

/** If the distance between two positions is shorter than this, it counts as receiver noise. */
const noiseKm = 0.02

/**
 * Returns the time since which a device stands still, after one more position; null while it moves. If the position has
 * no speed, estimates it from the two positions.
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
  return time - since > PARK_AFTER_MS ? 'Parkir' : 'Berhenti'
}

function speedBetween(from: TimedCoordinate, to: TimedCoordinate): number {
  const km = distanceKm(from, to)
  return km < noiseKm ? 0 : (km * 3_600_000) / (to.time - from.time)
}
