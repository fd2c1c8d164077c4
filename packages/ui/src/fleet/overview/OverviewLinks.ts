import type { GpsSession } from '@sikud/api'

/** Link targets of the overview. */
export interface OverviewLinks {
  devices: string
  /** Returns the address of the device list with one of its filters. */
  devicesWith: (filter: string) => string
  createDevice: string
  vehicles: string
  drivers: string
  tracking: string
  report: string
  trip: (trip: GpsSession) => string
}
