import { notFound, unavailable } from '../../HttpError.ts'
import type { Handlers, Services } from '../../operations.ts'
import { recordId } from '../../recordId.ts'
import { findDevice } from '../device/deviceRepository.ts'
import { listUnknownDevices } from './unknownDeviceRepository.ts'

/** What trackers send, and who asks without being registered. */
export function ingestHandlers({
  database,
}: Services): Pick<
  Handlers,
  'reportPosition' | 'reportPositions' | 'listUnknownDevices' | 'getDeviceContact'
> {
  return {
    async reportPosition() {
      throw unavailable()
    },

    async reportPositions() {
      throw unavailable()
    },

    async listUnknownDevices() {
      return { data: await listUnknownDevices(database) }
    },

    async getDeviceContact(request) {
      const device = await findDevice(database, recordId(request.params.id))
      if (!device) throw notFound()
      throw unavailable()
    },
  }
}
