import type { GpsSession } from '@sikud/api'

/** A trip that is compared with the chosen trip: both are played at the same time. */
export interface Companion {
  key: string
  session: GpsSession
  points: GpsSession['points']
  /** Text that is shown while the points of the trip are loading, or if they failed to load. */
  note?: string
}

/** Maximum number of trips that can be compared with the chosen trip. */
export const MAX_COMPANIONS = 5

/** Letters of the compared trips on the map and in their chips, because colour alone is not accessible. */
export const companionLetters = ['A', 'B', 'C', 'D', 'E'] as const
