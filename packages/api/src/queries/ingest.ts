import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { DeviceSpeedUnit, Id } from '../models.ts'
import { mutation } from './recordQueries.ts'

/** The keys begin with `device`, so that a write to a device makes these queries stale too. */
const all = ['device']

/**
 * Returns the queries for unknown devices and for statistics about what a device sent (extension `ingest`). The page
 * that uses them sets the polling interval.
 */
export function ingestQueries(client: FleetClient) {
  return {
    unknown: () =>
      queryOptions({
        queryKey: [...all, 'unknown'],
        queryFn: ({ signal }) => client.listUnknownDevices({ signal }),
      }),
    /** `from` returns the start of the period. Each request calls it, because the day can change meanwhile. */
    contact: (id: Id, from: () => string) =>
      queryOptions({
        queryKey: [...all, 'contact', String(id)],
        queryFn: ({ signal }) => client.getDeviceContact(id, { from: from(), signal }),
      }),
  }
}

/** Returns the mutations of how the reports of a device are read (extension `deviceState`). */
export function ingestMutations(client: FleetClient) {
  return {
    cancelClock: (id: Id) =>
      mutation(['device', 'clock', String(id)], () => client.cancelClockOffset(id), [all]),
    setSpeedUnit: (id: Id) =>
      mutation(
        ['device', 'speedUnit', String(id)],
        (unit: DeviceSpeedUnit | null) => client.setSpeedUnit(id, unit),
        [[...all, 'contact', String(id)]],
      ),
  }
}
