import { freshState, type DetectorState } from './TripDetector.ts'

/** What is kept of a device between two searches; as a checkpoint it also tells where to go back to. */
export interface SearchState extends DetectorState {
  /** Up to this time the positions are searched again, and trips that do not come out again are dropped; 0 for new ground. */
  again: number
}

/** A device of which nothing was searched; `after` is the time up to which its trips are settled for good. */
export function firstState(after: number | null): SearchState {
  return { ...freshState, time: after, again: 0 }
}
