import type { FleetClient } from '../createFleetClient.ts'
import type { DeviceInput } from '../models.ts'
import { archiveMutations, recordMutations, recordQueries } from './recordQueries.ts'

/** Returns the queries for the list of devices and for one device. */
export function deviceQueries(client: FleetClient) {
  return recordQueries('device', {
    list: (options) => client.listDevices(options),
    detail: (id, options) => client.getDevice(id, options),
  })
}

/** Returns the mutations that create, update, archive, restore and delete devices. */
export function deviceMutations(client: FleetClient) {
  return {
    ...recordMutations<DeviceInput>('device', {
      create: (input) => client.createDevice(input),
      update: (id, input, options) => client.updateDevice(id, input, options),
      remove: (id) => client.deleteDevice(id),
    }),
    ...archiveMutations('device', {
      archive: (id, input) => client.archiveDevice(id, input),
      restore: (id) => client.restoreDevice(id),
    }),
  }
}
