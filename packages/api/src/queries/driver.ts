import type { FleetClient } from '../createFleetClient.ts'
import type { DriverInput } from '../models.ts'
import { archiveMutations, recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries for the list of drivers and for one driver. */
export function driverQueries(client: FleetClient) {
  return recordQueries('driver', {
    list: (options) => client.listDrivers(options),
    detail: (id, options) => client.getDriver(id, options),
  })
}

/** Returns the mutations that create, update, archive, restore and delete drivers. */
export function driverMutations(client: FleetClient) {
  return {
    ...recordMutations<DriverInput>(
      'driver',
      {
        create: (input) => client.createDriver(input),
        update: (id, input, options) => client.updateDriver(id, input, options),
        remove: (id) => client.deleteDriver(id),
      },
      [['device']],
    ),
    ...archiveMutations(
      'driver',
      {
        archive: (id) => client.archiveDriver(id),
        restore: (id) => client.restoreDriver(id),
      },
      [['device']],
    ),
  }
}
