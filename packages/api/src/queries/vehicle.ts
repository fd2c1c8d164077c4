import type { FleetClient } from '../createFleetClient.ts'
import type { VehicleInput } from '../models.ts'
import { archiveMutations, recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries for the list of vehicles and for one vehicle. */
export function vehicleQueries(client: FleetClient) {
  return recordQueries('vehicle', {
    list: (options) => client.listVehicles(options),
    detail: (id, options) => client.getVehicle(id, options),
  })
}

/** Returns the mutations that create, update, archive, restore and delete vehicles. */
export function vehicleMutations(client: FleetClient) {
  return {
    ...recordMutations<VehicleInput>(
      'vehicle',
      {
        create: (input) => client.createVehicle(input),
        update: (id, input, options) => client.updateVehicle(id, input, options),
        remove: (id) => client.deleteVehicle(id),
      },
      [['device']],
    ),
    ...archiveMutations(
      'vehicle',
      {
        archive: (id, input) => client.archiveVehicle(id, input),
        restore: (id) => client.restoreVehicle(id),
      },
      [['device']],
    ),
  }
}
