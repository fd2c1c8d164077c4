import type { GpsSession } from '@sikud/api'

/** A trip that is played beside the chosen one, on its clock. */
export interface Companion {
  key: string
  /** What is said of it. */
  session: GpsSession
  points: GpsSession['points']
  /** What there is to say while its points are on their way, or could not be had. */
  note?: string
}

/** How many trips can be played beside the chosen one. */
export const MOST_COMPANIONS = 5

/** Letters that name the companions on the map and in their chips: a second cue besides their colours. */
export const companionLetters = ['A', 'B', 'C', 'D', 'E'] as const
