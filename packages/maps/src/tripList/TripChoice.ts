import type { GpsSession } from '@sikud/api'
import type { FilterChoices, TripFilter } from './TripFilter.ts'

/** The filter of the trips, and the trips that are compared with the chosen trip. */
export interface TripChoice {
  filter: TripFilter
  /** Called with the changed fields of the filter. */
  onFilter: (change: TripFilter) => void
  /** The trips that match the filter. */
  shown: GpsSession[]
  companions: Companion[]
  /** Adds a trip to the comparison or removes it; undefined if points have no times, which a comparison needs. */
  onCompare?: ((key: string) => void) | undefined
  /** Paging by the server; undefined if all trips are loaded. */
  paging?: TripPaging | undefined
}

/** The state of the paging by the server, and callbacks to load more trips. */
export interface TripPaging {
  /** The earliest loaded day, as `2026-11-20`; undefined if the filter sets the days. */
  since: string | undefined
  more: 'none' | 'idle' | 'loading' | 'failed'
  /** Message for the user if loading more trips failed. */
  error?: string | undefined
  onMore: () => void
  /** Today by the server's clock, as `2026-11-20`. */
  today: string | undefined
  /** Whether there are trips without a start time. */
  hasUntimed: boolean
  /** The depots, vehicles, drivers and devices that the user can choose in the filter. */
  choices: FilterChoices
  /** Called when the filter opens; the caller must load `choices` then. */
  onOpenFilter: () => void
  /** The trips before and after the time in the filter, if no trip ran at that time. */
  around?: { before?: GpsSession | undefined; after?: GpsSession | undefined } | undefined
  /** Keys of the trips before and after the chosen trip, if the list does not show them. */
  neighbours: { previous?: string | undefined; next?: string | undefined }
}

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
