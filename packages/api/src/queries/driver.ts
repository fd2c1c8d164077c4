import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { DriverInput, Id } from '../models.ts'
import { mutation } from './mutation.ts'

const all = ['driver']
/** What shows the name of a driver too. */
const naming = [['device']]

/** Reading drivers. */
export function driverQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => client.listDrivers({ signal }) }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: [...all, 'detail', String(id)],
        queryFn: ({ signal }) => client.getDriver(id, { signal }),
        // Each reading is an object of its own: its version is tied to it.
        structuralSharing: false,
      }),
  }
}

/** Writing drivers. */
export function driverMutations(client: FleetClient) {
  return {
    create: () => mutation([...all, 'create'], (input: DriverInput) => client.createDriver(input), [all]),
    /** `version`: what the input is based on, as `versionOf` tells it. */
    update: (id: Id, version?: string) =>
      mutation(
        [...all, 'update', String(id)],
        (input: DriverInput) => client.updateDriver(id, input, { version }),
        [all, ...naming],
      ),
    remove: (id: Id) =>
      mutation([...all, 'remove', String(id)], () => client.deleteDriver(id), [[...all, 'list']]),
  }
}
