import type { components } from '@sikud/api/schema'
import type { FastifyRequest } from 'fastify'
import { changeRecord } from '../../audit/changeRecord.ts'
import { writeAudit } from '../../audit/writeAudit.ts'
import type { Queryable } from '../../database/Database.ts'
import { violation } from '../../database/databaseErrors.ts'
import { conflict, notFound, outdated, unprocessable } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import {
  bodyId,
  FieldChecks,
  includes,
  parseTimestamp,
  recordId,
  textOrNull,
} from '../../http/requestValues.ts'
import { cleanImei } from '../../identities/identityKeys.ts'
import { checks } from '../../parse/__generated__/checks.ts'
import { isUnknownDevice } from '../../ingest/unknownDeviceRepository.ts'
import {
  type DeviceFields,
  type DeviceRow,
  checkReferences,
  findByImei,
  findDevice,
  insertDevice,
  listDevices,
  updateDevice,
} from './deviceRepository.ts'
import { createOnce } from '../../safeWrites/createOnce.ts'
import { expectedVersion, tagVersion } from '../../safeWrites/recordVersion.ts'
import { readRules } from '../../notifications/recipientRepository.ts'
import { type Scope, scopeOf } from '../../security/scope.ts'
import { requireSignedIn } from '../../security/security.ts'
import { readInstalled, startAssignments } from '../../trips/assignmentRepository.ts'
import { dateChange } from '../../trips/changeAssignments.ts'
import { refuseArchived } from '../archiveRepository.ts'
import { chooseGroup } from '../group/groupRepository.ts'

export function deviceHandlers({
  database,
}: Services): Pick<Handlers, 'listDevices' | 'getDevice' | 'createDevice' | 'updateDevice'> {
  return {
    async listDevices(request) {
      const wanted = includes(request.query)
      const devices = await listDevices(database, scopeOf(request), request.query.archived)
      const silentAfter = await silentAfterMs(database, request)
      return { data: devices.map((device) => toWire(device, wanted, silentAfter)) }
    },

    async getDevice(request, reply) {
      const device = await findDevice(database, scopeOf(request), recordId(request.params.id))
      if (!device) throw notFound()
      const silentAfter = await silentAfterMs(database, request)
      return { data: toWire(tagVersion(reply, device), includes(request.query), silentAfter) }
    },

    async createDevice(request, reply) {
      return createOnce(database, request, reply, async (transaction) => {
        const fields = await readDevice(transaction, scopeOf(request), request.body, null)
        const moment = readMoment(request.body)
        const id = await addDevice(transaction, request, fields, moment)
        return { message: (texts) => texts.device.created, data: { id } }
      }).catch((error) => refuseViolation(database, error, scopeOf(request), request.body.imei))
    },

    async updateDevice(request) {
      const id = recordId(request.params.id)
      await changeRecord(
        database,
        request,
        { type: 'device', id, find: (on) => findDevice(on, scopeOf(request), id) },
        async (transaction, before) => {
          refuseArchived(before)
          const version = expectedVersion(request, before)
          const scope = scopeOf(request)
          const fields = await readDevice(transaction, scope, request.body, before)
          const moment = readMoment(request.body)
          const installed = await readInstalled(transaction, id)
          if (!(await updateDevice(transaction, scope, id, fields, version))) throw outdated()
          if (installed) await dateChange(transaction, request, scope, { deviceId: id, installed, moment })
        },
      ).catch((error) => refuseViolation(database, error, scopeOf(request), request.body.imei))
      return { message: (texts) => texts.device.changed }
    },
  }
}

/** Returns after how many milliseconds without contact a device counts as silent for the caller. */
async function silentAfterMs(database: Queryable, request: FastifyRequest): Promise<number> {
  const { silent } = await readRules(database, requireSignedIn(request).userId)
  return silent.on ? silent.minutes * 60_000 : 24 * 3_600_000
}

function toWire({ vehicle, driver, ...device }: DeviceRow, wanted: Set<string>, silentAfter: number) {
  const { last_contact: contact } = device
  const isSilent = contact !== null && Date.now() - Date.parse(contact) > silentAfter
  return {
    ...device,
    reporting: contact === null ? ('never' as const) : isSilent ? ('silent' as const) : ('current' as const),
    ...(wanted.has('vehicle') ? { vehicle } : {}),
    ...(wanted.has('driver') ? { driver } : {}),
  }
}

type DeviceInput = components['schemas']['DeviceInput']

/** Returns the time from which a changed vehicle or driver holds, in milliseconds since 1970; null means now. */
function readMoment({ assigned_from }: DeviceInput): number | null {
  const moment = Date.parse(parseTimestamp(assigned_from ?? undefined, 'assigned_from') ?? '')
  if (Number.isNaN(moment)) return null
  new FieldChecks()
    .expect(moment <= Date.now(), 'assigned_from', (texts) => texts.assignment.inFuture)
    .throwIfAny()
  return moment
}

/** Stores a new device and its audit entry; returns the id. `moment` is the time since which its assignment holds. */
export async function addDevice(
  transaction: Queryable,
  request: FastifyRequest,
  fields: DeviceFields,
  moment: number | null = null,
): Promise<number> {
  const id = (await insertDevice(transaction, fields)) ?? 0
  if (moment !== null) await startAssignments(transaction, [id], moment)
  const after = await findDevice(transaction, scopeOf(request), id)
  await writeAudit(transaction, request, { action: 'createDevice', subject: { type: 'device', id }, after })
  return id
}

/** Reads what the input refers to, then validates and normalises it. */
export async function readDevice(
  database: Queryable,
  scope: Scope,
  input: DeviceInput,
  before: DeviceFields | null,
): Promise<DeviceFields> {
  const known = await checkReferences(database, scope, {
    vehicle_id: bodyId(input.vehicle_id),
    driver_id: bodyId(input.driver_id),
  })
  const group_id = await chooseGroup(database, scope, input.group_id, before)
  const isReporting = await isUnknownDevice(database, input.imei)
  return checkDevice(input, before, { ...known, group_id, isReporting })
}

/**
 * Validates and normalises the input; throws 422. A field that does not change is always valid, even if the rules have
 * changed. `known` says whether the vehicle and the driver exist, whether the device already sends positions, and the
 * depot; null if the caller may not choose this depot.
 */
export function checkDevice(
  input: DeviceInput,
  before: DeviceFields | null,
  known: { vehicle: boolean; driver: boolean; group_id: number | null; isReporting: boolean },
): DeviceFields {
  const { group_id, isReporting } = known
  const fields = {
    name: input.name.trim(),
    imei: input.imei === before?.imei ? before.imei : cleanImei(input.imei),
    number: textOrNull(input.number),
    vehicle_id: bodyId(input.vehicle_id),
    driver_id: bodyId(input.driver_id),
  }
  new FieldChecks()
    .expect(fields.name !== '', 'name', (texts) => texts.field.nameRequired)
    .expectVisible({ name: fields.name, number: fields.number }, before)
    .expect(fields.imei !== '', 'imei', (texts) => texts.device.imeiRequired)
    // Two other ids are valid beside an IMEI: the id of an imported device, as long as it stays the same, and the id of
    // a phone that already sends positions.
    .expect(
      fields.imei === before?.imei || checks.imei.pattern.test(fields.imei) || isReporting,
      'imei',
      (texts) => texts.device.imeiWrong,
    )
    .expect(known.vehicle, 'vehicle_id', (texts) => texts.device.noSuchVehicle)
    .expect(known.driver, 'driver_id', (texts) => texts.device.noSuchDriver)
    .expect(group_id !== null || fields.vehicle_id !== null, 'group_id', (texts) => texts.group.unknown)
    .throwIfAny()
  return { ...fields, group_id: group_id ?? 0 }
}

/** Throws the response to a violation by a taken IMEI or an archived record, else `error` itself. */
export async function refuseViolation(
  database: Queryable,
  error: unknown,
  scope: Scope,
  imei: string,
): Promise<never> {
  const violated = violation(error)
  if (violated === 'device_archived_vehicle')
    throw unprocessable({ vehicle_id: [(texts) => texts.device.noSuchVehicle] })
  if (violated === 'device_archived_driver')
    throw unprocessable({ driver_id: [(texts) => texts.device.noSuchDriver] })
  if (!violated?.startsWith('device_imei')) throw error
  const owner = await findByImei(database, scope, imei)
  if (owner?.isArchived)
    throw conflict((texts) => texts.device.imeiArchived(owner.name), {
      imei: [(texts) => texts.device.imeiArchived(owner.name)],
    })
  throw conflict((texts) => texts.device.imeiTakenBy(owner?.name ?? null), {
    imei: [(texts) => texts.device.imeiTaken],
  })
}
