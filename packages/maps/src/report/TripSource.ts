import type { Device, Driver, GpsSession, Id, Rows, TripFilter, Vehicle } from '@sikud/api'
import type { FleetQueries } from '@sikud/api/queries'
import type { PagedQuestion, Question } from '../parts/Question.ts'
import type { FilterChoice } from '../tripList/TripFilter.ts'

/** The queries of the trips, which the server filters and sends in pages without their points. */
export interface TripSource {
  /** The trips that match the query, newest first; first those since a time (ISO 8601), then the older ones. */
  pages: (query: TripFilter, since?: string) => PagedQuestion<{ trips: Rows<GpsSession> }>
  /** Loads all trips that match the query; calls `onCount` with their number so far. Without it there is no export. */
  all?: (
    query: TripFilter,
    options: { signal: AbortSignal; onCount: (count: number) => void },
  ) => Promise<GpsSession[]>
  /** The newest trips that match the query. */
  newest: (query: TripFilter, count: number) => Question<Rows<GpsSession>>
  /** The trip with its points. */
  detail: (id: Id) => Question<GpsSession>
  /** Whether there are trips whose points have no times. */
  hasUntimed: () => Question<boolean>
  /** The previous (older) or next trip that matches the query and has at least `minKm` km; null if there is none. */
  neighbour: (
    id: Id,
    direction: 'previous' | 'next',
    query: TripFilter,
    minKm?: number,
  ) => Question<GpsSession | null>
  /** All vehicles, drivers and devices, for the choices of the filter. A failed request only leaves them out. */
  vehicles: Question<Vehicle[]>
  drivers: Question<Driver[]>
  devices: Question<Device[]>
  /** The depots in the order of their tree; undefined if the user cannot filter by depot. */
  groups?: FilterChoice[] | undefined
  /** Whether the server can filter trips by depot; if not, the depot in the URL is ignored. */
  hasGroups?: boolean
}

const noRecords = { queryKey: ['noRecords'], queryFn: () => [] }

/**
 * Returns the queries of the trips of a client. `isBase`: the server has only the base API; it cannot filter by depot,
 * and its trips can name a vehicle without its id, so only the trips themselves tell what can be chosen.
 */
export function tripSource(
  { query, trips }: Pick<FleetQueries, 'query' | 'trips'>,
  { isBase = false, groups }: { isBase?: boolean; groups?: FilterChoice[] | undefined } = {},
): TripSource {
  // The filter also offers archived records that have trips.
  const archived = 'trips'
  return {
    pages: trips.pages,
    newest: trips.newest,
    all: trips.all,
    hasUntimed: trips.hasUntimed,
    neighbour: trips.neighbour,
    detail: (id) => query('getSession', { id }),
    vehicles: isBase ? noRecords : query('listVehicles', { archived }),
    drivers: isBase ? noRecords : query('listDrivers', { archived }),
    devices: isBase ? noRecords : query('listDevices', { archived }),
    groups,
    hasGroups: !isBase,
  }
}
