import type { Coordinate } from '../measure/distance.ts'
import type { Timed } from '../measure/sortPoints.ts'

/** A place at a time; milliseconds since 1970. */
export interface TimedPlace extends Timed, Coordinate {}

/** A stored position, as a point of a trip needs it. */
export interface Position extends TimedPlace {
  /** km/h; null where the tracker did not say. */
  speed: number | null
  /** Degrees clockwise from north. */
  heading: number | null
}
