import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id, VehicleInput } from '../models.ts'
import { mutation } from './mutation.ts'

const all = ['vehicle']
/** What shows the name of a vehicle too. */
const naming = [['device']]

/** Reading vehicles. */
export function vehicleQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({ queryKey: [...all, 'list'], queryFn: ({ signal }) => client.listVehicles({ signal }) }),
    detail: (id: Id) =>
      queryOptions({
        queryKey: [...all, 'detail', String(id)],
        queryFn: ({ signal }) => client.getVehicle(id, { signal }),
        // Each reading is an object of its own: its version is tied to it.
        structuralSharing: false,
      }),
  }
}

/** Writing vehicles. */
export function vehicleMutations(client: FleetClient) {
  return {
    create: () => mutation([...all, 'create'], (input: VehicleInput) => client.createVehicle(input), [all]),
    /** `version`: what the input is based on, as `versionOf` tells it. */
    update: (id: Id, version?: string) =>
      mutation(
        [...all, 'update', String(id)],
        (input: VehicleInput) => client.updateVehicle(id, input, { version }),
        [all, ...naming],
      ),
    remove: (id: Id) =>
      mutation([...all, 'remove', String(id)], () => client.deleteVehicle(id), [[...all, 'list']]),
  }
}
