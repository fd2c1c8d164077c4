import type { GpsSession } from '@sikud/api'
import type { UseQueryResult } from '@tanstack/react-query'

/** The trips of Laporan, from either kind of server. */
export interface LoadedTrips {
  list: Pick<UseQueryResult, 'data' | 'isPending' | 'isFetching' | 'error'> & {
    refetch: (options?: { cancelRefetch?: boolean }) => unknown
  }
  /** The chosen trip with its points. */
  trip: UseQueryResult<GpsSession>
  chosen: GpsSession | undefined
  sessions: GpsSession[]
  /** Number of trips left out because they are malformed. */
  unreadable: number | undefined
  /** The trips that pass the filter. */
  shown: GpsSession[]
  /** Whether the address names a time instead of a trip; the trip is then found by its device and that time. */
  isMoment: boolean
}
