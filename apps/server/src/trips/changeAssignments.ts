import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../audit/writeAudit.ts'
import type { Queryable } from '../database/Database.ts'
import { unprocessable } from '../http/HttpError.ts'
import type { Message } from '../locales/messages.ts'
import type { Scope } from '../security/scope.ts'
import { requireSignedIn } from '../security/security.ts'
import { type AssignmentWrite, overwrite } from './assignmentPeriods.ts'
import {
  type Installed,
  listTripsDuring,
  readAllAssignments,
  readInstalled,
  readPositionsAround,
  readVehicleGroups,
  replaceAssignments,
} from './assignmentRepository.ts'
import { effectiveTime } from './findStand.ts'
import { lockTrips } from './countShares.ts'
import { shareTrips } from './tripShares.ts'

type UserWrite = Omit<AssignmentWrite, 'byUser'>

/**
 * Dates back the change of the vehicle or driver that the transaction made to a device. `installed` is what the device had
 * before the change, `moment` the time that the user named (milliseconds since 1970); null means now. If the device
 * moves at that time, the change takes effect at the nearest stand.
 */
export async function dateChange(
  transaction: Queryable,
  request: FastifyRequest,
  scope: Scope,
  { deviceId, installed, moment }: { deviceId: number; installed: Installed; moment: number | null },
): Promise<void> {
  const after = await readInstalled(transaction, deviceId)
  if (after === null) return
  const changed = {
    ...(after.vehicleId !== installed.vehicleId && { vehicleId: after.vehicleId }),
    ...(after.driverId !== installed.driverId && { driverId: after.driverId }),
  }
  if (Object.keys(changed).length === 0) return
  const at = moment ?? Date.now()
  const from = await findEffectiveTime(transaction, deviceId, at)
  if (moment === null && from >= at) return
  await writeAssignments(transaction, request, scope, deviceId, { ...changed, from, to: null })
}

/** Runs a change of the vehicles or drivers of several devices, then dates it as `dateChange` does for a change of now. */
export async function dateChanges<Result>(
  transaction: Queryable,
  request: FastifyRequest,
  scope: Scope,
  { deviceIds, change }: { deviceIds: readonly number[]; change: () => Promise<Result> },
): Promise<Result> {
  const before = new Map<number, Installed>()
  for (const deviceId of deviceIds) {
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    const installed = await readInstalled(transaction, deviceId)
    if (installed) before.set(deviceId, installed)
  }
  const result = await change()
  for (const [deviceId, installed] of before)
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    await dateChange(transaction, request, scope, { deviceId, installed, moment: null })
  return result
}

/** Returns when a change of a device that is dated `at` takes effect, in milliseconds since 1970. */
export async function findEffectiveTime(database: Queryable, deviceId: number, at: number): Promise<number> {
  return Math.round(effectiveTime(await readPositionsAround(database, deviceId, at), at))
}

const otherDepot: Message = (texts) => texts.assignment.otherDepot

/**
 * Writes assignments of a device and recomputes the trips of the period. Throws 422 if a depot that the write touches
 * is outside the caller's scope.
 */
export async function writeAssignments(
  transaction: Queryable,
  request: FastifyRequest,
  { groupIds }: Scope,
  deviceId: number,
  write: UserWrite,
): Promise<void> {
  const { from, to, vehicleId, driverId } = write
  const byUser = requireSignedIn(request).userId
  // Before the trips are listed, so that none is stored meanwhile with the old assignments.
  await lockTrips(transaction)
  const touched = await overwriteAssignments(transaction, deviceId, { ...write, byUser })
  if (groupIds !== null && touched.some((groupId) => !groupIds.includes(groupId))) {
    throw unprocessable({ [to === null ? 'assigned_from' : 'from']: [otherDepot] }, otherDepot)
  }
  await shareTrips(transaction, await listTripsDuring(transaction, deviceId, { start: from, end: to }))
  await writeAudit(transaction, request, {
    subject: { type: 'device', id: deviceId },
    facts: {
      assigned_from: new Date(from).toISOString(),
      ...(to !== null && { assigned_to: new Date(to).toISOString() }),
      ...(vehicleId !== undefined && { vehicle_id: vehicleId }),
      ...(driverId !== undefined && { driver_id: driverId }),
    },
  })
}

/** Replaces the assignments of a device during a period. Returns the depots of the assignments before and after. */
export async function overwriteAssignments(
  transaction: Queryable,
  deviceId: number,
  write: AssignmentWrite,
): Promise<number[]> {
  await transaction.query('select from device where id = $1 for no key update', [deviceId])
  const installed = await readInstalled(transaction, deviceId)
  const before = await readAllAssignments(transaction, deviceId)
  const groups = write.vehicleId ? await readVehicleGroups(transaction, write.vehicleId) : null
  const known = groups?.periods ?? []
  const after = overwrite(before, write, {
    cuts: known.flatMap(({ from, to }) => (to === null ? [from] : [from, to])),
    ownGroupId: installed?.groupId ?? 0,
    findGroup(at, groupId) {
      const then = known.find(({ from, to }) => from <= at && (to ?? Infinity) > at)
      return then?.groupId ?? groups?.groupId ?? groupId
    },
  })
  await replaceAssignments(transaction, deviceId, before, after)
  const touched = [...before, ...after].filter(
    ({ from, to }) => from < (write.to ?? Infinity) && (to ?? Infinity) > write.from,
  )
  return [...new Set(touched.map(({ groupId }) => groupId))]
}
