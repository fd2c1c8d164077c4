import type { GpsSession } from '@sikud/api'
import { createContext } from 'react'
import type { FleetStatus } from '../../status/fleetStatus.ts'

/** The data of a part of the overview, and the state of the request for them. You can pass a TanStack Query result. */
export interface OverviewLoad<Data> {
  /** Undefined until the first load has succeeded. */
  data: Data | undefined
  /** The reason why the last load failed; null if it did not fail. */
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

/** The URLs to which the parts of the overview link. */
export interface OverviewLinks {
  devices: string
  /** Returns the URL of the device list with this filter switched on. */
  devicesWith: (filter: string) => string
  /**
   * URL of the form for a new device; the overview links to the form if there are no devices. Undefined if the page
   * shows only one depot, because other depots may have devices.
   */
  createDevice: string | undefined
  vehicles: string
  drivers: string
  tracking: string
  /** Returns the URL of Pelacakan with the vehicles of this status. */
  trackingOf: (status: FleetStatus) => string
  /** URL of Pelacakan with the vehicles that have stood for longer than two hours. */
  standing: string
  /** URL of the list of vehicles that were over the limit today. */
  speeding: string
  report: string
  trip: (trip: GpsSession) => string
}

/** The error message shown above all parts of the overview; a part with the same message does not repeat it. */
export const SharedFailure = createContext<string | undefined>(undefined)

/** Returns the error message that two or more loads share, for example if there is no connection; else undefined. */
export function sharedFailure(loads: readonly OverviewLoad<unknown>[]): string | undefined {
  const messages = loads.flatMap(({ error }) => (error ? [error.message] : []))
  return messages.find((message, at) => messages.indexOf(message) !== at)
}
