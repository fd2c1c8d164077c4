import { fn } from 'storybook/test'
import type { OverviewLinks } from './OverviewLoad.ts'

const idle = { error: null, isFetching: false }

/** Returns the state of a request that succeeded. */
export function loaded<Data>(data: Data) {
  return { ...idle, data, dataUpdatedAt: Date.now(), refetch: fn() }
}

/** The state of a pending request. */
export const loading = { ...idle, data: undefined, dataUpdatedAt: 0, isFetching: true, refetch: fn() }

/** Returns the state of a request that failed with this message of the server. */
export function failed(message: string) {
  return { ...idle, data: undefined, dataUpdatedAt: 0, error: { message }, refetch: fn() }
}

/** Returns the time `milliseconds` before now, in ISO 8601. */
export function before(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}

export const links: OverviewLinks = {
  devices: '/device',
  devicesWith: (filter) => `/device?filter=${filter}`,
  createDevice: '/device/add',
  vehicles: '/vehicle',
  drivers: '/driver',
  tracking: '/tracking',
  trackingOf: (status) => `/tracking?status=${status}`,
  standing: '/tracking?standing=120',
  speeding: '/tracking/speeding',
  report: '/report',
  trip: (trip) => `/report?session=${trip.id ?? trip.start.time}`,
}
