import type { TimedCoordinate } from '../measure/distance.ts'

/** A stored position of a vehicle. */
export interface Position extends TimedCoordinate {
  /** km/h; null where the tracker did not report it. */
  speed: number | null
  /** Degrees clockwise from north. */
  heading: number | null
}
