import { devices, drivers, lastPosition, sessions, vehicles } from '@sikud/api/fixtures'
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

const day = 24 * 60 * 60 * 1000

/** The trips of the fixtures, as if they had been driven in these days. */
export const recentTrips = sessions.map((session, place) => ({
  ...session,
  start: { time: before((place * day) / 2 + 60_000) },
}))

/** A fleet in full, with a position of this minute. */
export const fleet = {
  devices: loaded(devices),
  vehicles: loaded(vehicles),
  drivers: loaded(drivers),
  trips: loaded(recentTrips),
  position: loaded({ ...lastPosition, time: before(12_000) }),
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
