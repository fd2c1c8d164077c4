import type { GpsSession } from '@sikud/api'

/** Where the figures of the overview lead. */
export interface OverviewLinks {
  devices: string
  /** The device list, narrowed by one of its filters. */
  devicesWith: (filter: string) => string
  createDevice: string
  vehicles: string
  drivers: string
  tracking: string
  report: string
  trip: (trip: GpsSession) => string
}
