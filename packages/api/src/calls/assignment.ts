import type { Transport } from '../transport/createTransport.ts'
import type { AssignmentCorrection, Id } from '../models.ts'
import { callInit, readList, readRecord, readWrite, type CallOptions } from '../readResponse.ts'
import { assignment, assignmentCheck } from '../readers/fleet.ts'
import { recordPath } from '../recordPath.ts'

/** A change of the vehicle or driver of a device that is not saved yet. Times are ISO 8601 with an offset. */
export interface AssignmentPlan {
  /** Undefined for a new device. */
  deviceId?: Id | undefined
  vehicleId?: Id | null | undefined
  driverId?: Id | null | undefined
  /** Undefined for a change that takes effect now. */
  from?: string | undefined
  /** The end of a period of the past that is corrected. */
  to?: string | undefined
}

/** Returns the operations of the extension `assignments`: which vehicle and driver a device had when. */
export function assignmentCalls(api: Transport) {
  return {
    async listDeviceAssignments(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      const call = api.GET('/assignment/device/{id}', { ...callInit(options), params })
      return readList(call, options, assignment)
    },
    async listVehicleAssignments(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      const call = api.GET('/assignment/vehicle/{id}', { ...callInit(options), params })
      return readList(call, options, assignment)
    },
    async listDriverAssignments(id: Id, options?: CallOptions) {
      const params = { path: recordPath(id) }
      const call = api.GET('/assignment/driver/{id}', { ...callInit(options), params })
      return readList(call, options, assignment)
    },
    /** Sets the vehicle and driver of a device for a period of the past. `version` is the version of the device. */
    async correctAssignments(id: Id, body: AssignmentCorrection, options?: CallOptions) {
      const params = { path: recordPath(id) }
      return readWrite(api.PUT('/assignment/device/{id}', { ...callInit(options), params, body }), options)
    },
    /** Tells when a change would take effect, and what the user should know before saving it. */
    async checkAssignment(
      { deviceId, vehicleId, driverId, from, to }: AssignmentPlan,
      options?: CallOptions,
    ) {
      const query = {
        device_id: deviceId,
        vehicle_id: vehicleId ?? undefined,
        driver_id: driverId ?? undefined,
        from,
        to,
      }
      const call = api.GET('/assignment/check', { ...callInit(options), params: { query } })
      return readRecord(call, options, assignmentCheck)
    },
  }
}
