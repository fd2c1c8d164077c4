import type { Device, Driver, GpsSession, Id, Rows, TripFilter as TripQuery, Vehicle } from '@sikud/api'
import type { PagedQuestion, Question } from '../parts/Question.ts'
import type { FilterChoice } from '../tripList/TripFilter.ts'

/** Where the trips come from: a server sends them in pages, or all at once. */
export type TripSource = PagedTrips | WholeTrips

/** A server that sends all trips at once. */
export interface WholeTrips {
  list: Question<Rows<GpsSession>>
  /** The trip with its points; undefined if the trips of `list` have their points. */
  detail?: ((id: Id) => Question<GpsSession>) | undefined
}

/** A server that filters the trips, and sends them in pages without their points. */
export interface PagedTrips {
  /** The trips that match the query, newest first; first those since a time (ISO 8601), then the older ones. */
  pages: (query: TripQuery, since?: string) => PagedQuestion<{ trips: Rows<GpsSession> }>
  /** The trip with its points. */
  detail: (id: Id) => Question<GpsSession>
  /** Whether there are trips whose points have no times. */
  hasUntimed: () => Question<boolean>
  /** The previous (older) or next trip that matches the query and has at least `minKm` km; null if there is none. */
  neighbour: (
    id: Id,
    direction: 'previous' | 'next',
    query: TripQuery,
    minKm?: number,
  ) => Question<GpsSession | null>
  /** Returns whether a key from the URL can be the id of a trip. */
  isRecordId: (key: string) => boolean
  /** All vehicles, drivers and devices, for the choices of the filter. A failed request only leaves them out. */
  vehicles: Question<Vehicle[]>
  drivers: Question<Driver[]>
  devices: Question<Device[]>
  /** The depots in the order of their tree; undefined if the user cannot filter by depot. */
  groups?: FilterChoice[] | undefined
  /** Whether the server can filter trips by depot; if not, the depot in the URL is ignored. */
  hasGroups?: boolean
}
