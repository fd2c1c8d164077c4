import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { DeviceInput, Id } from '../models.ts'
import { mutation } from './mutation.ts'

const all = ['device']

/** Reading devices. */
export function deviceQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => client.listDevices({ signal }) }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: [...all, 'detail', String(id)],
        queryFn: ({ signal }) => client.getDevice(id, { signal }),
        // Each reading is an object of its own: its version is tied to it.
        structuralSharing: false,
      }),
  }
}

/** Writing devices. */
export function deviceMutations(client: FleetClient) {
  return {
    create: () => mutation([...all, 'create'], (input: DeviceInput) => client.createDevice(input), [all]),
    /** `version`: what the input is based on, as `versionOf` tells it. */
    update: (id: Id, version?: string) =>
      mutation(
        [...all, 'update', String(id)],
        (input: DeviceInput) => client.updateDevice(id, input, { version }),
        [all],
      ),
    remove: (id: Id) =>
      mutation([...all, 'remove', String(id)], () => client.deleteDevice(id), [[...all, 'list']]),
  }
}
