import { fn } from 'storybook/test'
import type { OverviewLinks } from './OverviewLinks.ts'

const idle = { error: null, isFetching: false }

/** A load that is done. */
export function loaded<Data>(data: Data) {
  return { ...idle, data, dataUpdatedAt: Date.now(), refetch: fn() }
}

/** A load that is under way. */
export const loading = { ...idle, data: undefined, dataUpdatedAt: 0, isFetching: true, refetch: fn() }

/** A load that failed with the server's words. */
export function failed(message: string) {
  return { ...idle, data: undefined, dataUpdatedAt: 0, error: { message }, refetch: fn() }
}

/** A moment so many milliseconds ago, as a server writes it. */
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
  report: '/report',
  trip: (trip) => `/report?session=${trip.id ?? trip.start.time}`,
}
