import type { GpsSession } from '@sikud/api'
import type { UseQueryResult } from '@tanstack/react-query'

/** The trips of Laporan, however they were loaded. */
export interface LoadedTrips {
  list: Pick<UseQueryResult, 'data' | 'isPending' | 'isFetching' | 'error'> & {
    refetch: (options?: { cancelRefetch?: boolean }) => unknown
  }
  /** The chosen trip with its points. */
  trip: UseQueryResult<GpsSession>
  chosen: GpsSession | undefined
  sessions: GpsSession[]
  /** How many trips could not be read. */
  unreadable: number | undefined
  /** Those that pass the filter. */
  shown: GpsSession[]
  /** Whether the trip is looked for by the moment that the address names. */
  isMoment: boolean
}
