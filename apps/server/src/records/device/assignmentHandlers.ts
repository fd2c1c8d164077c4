import { changeRecord } from '../../audit/changeRecord.ts'
import { isVisible } from '../../audit/auditRepository.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { malformed, notFound, outdated } from '../../http/HttpError.ts'
import type { Handlers, RequestOf, Services } from '../../http/operations.ts'
import { bodyId, FieldChecks, parseTimestamp, recordId } from '../../http/requestValues.ts'
import { checkReferences, findDevice, raiseDeviceVersion } from './deviceRepository.ts'
import { expectedVersion } from '../../safeWrites/recordVersion.ts'
import { scopeOf } from '../../security/scope.ts'
import { findOtherDevices, findOtherVehicles, listAssignments } from '../../trips/assignmentList.ts'
import { readAllAssignments, readFirstData } from '../../trips/assignmentRepository.ts'
import { findEffectiveTime, writeAssignments } from '../../trips/changeAssignments.ts'

type AssignmentHandlers = Pick<
  Handlers,
  | 'listDeviceAssignments'
  | 'listVehicleAssignments'
  | 'listDriverAssignments'
  | 'correctAssignments'
  | 'checkAssignment'
>

export function assignmentHandlers({ database }: Services): AssignmentHandlers {
  return {
    async listDeviceAssignments(request) {
      return listOf(database, request, 'device')
    },

    async listVehicleAssignments(request) {
      return listOf(database, request, 'vehicle')
    },

    async listDriverAssignments(request) {
      return listOf(database, request, 'driver')
    },

    async correctAssignments(request) {
      const id = recordId(request.params.id)
      const scope = scopeOf(request)
      await changeRecord(
        database,
        request,
        { type: 'device', id, find: (on) => findDevice(on, scope, id) },
        async (transaction, before) => {
          const version = expectedVersion(request, before)
          const correction = await readCorrection(transaction, request)
          const { from, to } = await moveBounds(transaction, id, correction)
          new FieldChecks()
            .expect((to ?? 0) > from, 'to', (texts) => texts.assignment.emptyPeriod)
            .throwIfAny()
          if (!(await raiseDeviceVersion(transaction, id, version))) throw outdated()
          await writeAssignments(transaction, request, scope, id, { ...correction, from, to })
        },
      )
      return { message: (texts) => texts.assignment.corrected }
    },

    async checkAssignment(request) {
      const { query } = request
      const scope = scopeOf(request)
      const deviceId = bodyId(query.device_id)
      const device = deviceId === null ? null : await findDevice(database, scope, deviceId)
      if (deviceId !== null && device === null) throw notFound()
      const wanted = { from: timeOf(query.from, 'from') ?? Date.now(), to: timeOf(query.to, 'to') ?? null }
      const bounds = deviceId === null ? wanted : await moveBounds(database, deviceId, wanted)
      const fields = { vehicle_id: bodyId(query.vehicle_id), driver_id: bodyId(query.driver_id) }
      const known = await checkReferences(database, scope, fields)
      const vehicleId = fields.vehicle_id ?? device?.vehicle_id ?? null
      const planned = { deviceId, vehicleId, driverId: fields.driver_id, ...bounds }
      const devices =
        fields.vehicle_id !== null && known.vehicle ? await findOtherDevices(database, scope, planned) : []
      const vehicles =
        fields.driver_id !== null && known.driver ? await findOtherVehicles(database, scope, planned) : []
      const first = deviceId === null ? null : await readFirstData(database, deviceId)
      const isEarly = first !== null && bounds.from < first
      return {
        data: {
          from: new Date(bounds.from).toISOString(),
          to: bounds.to === null ? null : new Date(bounds.to).toISOString(),
          moved: bounds.from !== wanted.from || bounds.to !== wanted.to,
          warnings: [
            ...devices.map((name) => ({ kind: 'vehicle_has_device' as const, name, at: null })),
            ...vehicles.map((name) => ({ kind: 'driver_has_vehicle' as const, name, at: null })),
            ...(isEarly
              ? [{ kind: 'before_first_data' as const, name: null, at: new Date(first).toISOString() }]
              : []),
          ],
        },
      }
    },
  }
}

type ListRequest = RequestOf<'listDeviceAssignments' | 'listVehicleAssignments' | 'listDriverAssignments'>

async function listOf(database: Database, request: ListRequest, type: 'device' | 'vehicle' | 'driver') {
  const id = recordId(request.params.id)
  const scope = scopeOf(request)
  if (!(await isVisible(database, scope, type, id))) throw notFound()
  const rows = await listAssignments(database, scope, `${type}_id`, id)
  return {
    data: rows.map((row) => ({
      ...row,
      from: row.from.toISOString(),
      to: row.to?.toISOString() ?? null,
    })),
  }
}

/** Parses a time in a query. Throws 400 for a time in the future. */
function timeOf(text: string | undefined, field: string): number | undefined {
  const time = parseTimestamp(text, field)
  if (time === undefined) return undefined
  if (Date.parse(time) > Date.now()) throw malformed({ [field]: [(texts) => texts.assignment.inFuture] })
  return Date.parse(time)
}

async function readCorrection(database: Queryable, request: RequestOf<'correctAssignments'>) {
  const { body } = request
  const fields = { vehicle_id: bodyId(body.vehicle_id), driver_id: bodyId(body.driver_id) }
  const known = await checkReferences(database, scopeOf(request), fields)
  const from = Date.parse(parseTimestamp(body.from, 'from') ?? '')
  const to = Date.parse(parseTimestamp(body.to, 'to') ?? '')
  new FieldChecks()
    .expect(known.vehicle, 'vehicle_id', (texts) => texts.device.noSuchVehicle)
    .expect(known.driver, 'driver_id', (texts) => texts.device.noSuchDriver)
    .expect(to <= Date.now(), 'to', (texts) => texts.assignment.inFuture)
    .expect(from < to, 'to', (texts) => texts.assignment.emptyPeriod)
    .throwIfAny()
  return { from, to, vehicleId: fields.vehicle_id, driverId: fields.driver_id }
}

/** Moves the bounds of a period to stands of the device. A bound at which a stored assignment begins or ends stays. */
async function moveBounds(
  database: Queryable,
  deviceId: number,
  { from, to }: { from: number; to: number | null },
) {
  const stored = await readAllAssignments(database, deviceId)
  const known = new Set(stored.flatMap((period) => [period.from, period.to]))
  const move = async (time: number) => (known.has(time) ? time : findEffectiveTime(database, deviceId, time))
  return { from: await move(from), to: to === null ? to : await move(to) }
}
