import type { TimedPlace } from './followFix.ts'

/** A stored position, as a point of a trip needs it. */
export interface Position extends TimedPlace {
  /** km/h; null where the tracker did not say. */
  speed: number | null
  /** Degrees clockwise from north. */
  heading: number | null
}
