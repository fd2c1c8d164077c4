import type { components } from '@sikud/api/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditMany } from '../changes/auditMany.ts'
import { asRun } from '../../safeWrites/changeRun.ts'
import type { Queryable } from '../../database/Database.ts'
import { retryDeadlocks, violation } from '../../database/databaseErrors.ts'
import { conflict } from '../../http/HttpError.ts'
import type { Handlers, Services } from '../../http/operations.ts'
import { bodyId, FieldChecks } from '../../http/requestValues.ts'
import { chooseTexts, type Message } from '../../locales/messages.ts'
import { type Scope, scopeOf } from '../../security/scope.ts'
import { dateChanges } from '../../trips/changeAssignments.ts'
import type { ArchivedKind } from '../archiveRepository.ts'
import { deleteRows } from '../recordRows.ts'
import { checkReferences } from '../device/deviceRepository.ts'
import { chooseGroup } from '../group/groupRepository.ts'
import { listActive, lockMany, type ManyChanges, type NamedRecord, updateMany } from './bulkRepository.ts'

type BulkOperation =
  | 'updateDevices'
  | 'updateVehicles'
  | 'updateDrivers'
  | 'deleteDevices'
  | 'deleteVehicles'
  | 'deleteDrivers'

type Wanted = components['schemas']['ManyRecords']
interface Refused {
  id: number
  name: string
  reason: Message
}
type Check = (record: NamedRecord) => Message | null
type Values = Partial<Record<'group_id' | 'vehicle_id' | 'driver_id', number | null>>

/** Returns the handlers that change or delete many records in one transaction, and name those that stay as they are. */
export function bulkHandlers({ database }: Services): Pick<Handlers, BulkOperation> {
  /** Sorts the records into those that change and those that cannot, and runs `change` on the former. */
  async function changeMany(
    request: FastifyRequest<{ Body: { records: Wanted; preview?: boolean } }>,
    reply: FastifyReply,
    kind: ArchivedKind,
    {
      did,
      check,
      change,
    }: {
      did: 'changed' | 'deleted'
      check: Check
      change: (transaction: Queryable, ids: number[]) => Promise<void>
    },
  ) {
    const { records, preview = false } = request.body
    const run = async (transaction: Queryable) => {
      const ids = records.map(({ id }) => bodyId(id) ?? 0)
      const found = await lockMany(transaction, scopeOf(request), kind, {
        ids,
        isDeletion: did === 'deleted',
      })
      const { free, refused } = sort(records, found, check)
      if (!preview && free.length > 0)
        await asRun(transaction, request, () =>
          auditMany(transaction, request, { kind, ids: free, change: () => change(transaction, free) }),
        )
      return { done: free.length, refused }
    }
    const { done, refused } = await retryDeadlocks(() => database.transaction(run)).catch((error) => {
      // Somebody took the depot, vehicle or driver away, or used a record, while this transaction ran.
      if (violation(error)) throw conflict((texts) => texts.change.obstacles.changed)
      throw error
    })
    const texts = chooseTexts(request, reply)
    return {
      message: ({ change }: typeof texts) =>
        change[did === 'changed' ? 'changedMany' : 'deletedMany'](change.nouns[kind], done, refused.length),
      data: {
        done,
        refused: refused.map(({ id, name, reason }) => ({ id, kind, name, reason: reason(texts) })),
      },
    }
  }

  function remove(kind: ArchivedKind) {
    return (request: FastifyRequest<{ Body: components['schemas']['ManyDelete'] }>, reply: FastifyReply) =>
      changeMany(request, reply, kind, {
        did: 'deleted',
        check: ({ hasHistory, usedBy, moreUses }) => {
          if (hasHistory) return (texts) => texts.change.obstacles.history
          return usedBy.length > 0 ? (texts) => texts.change.usedBy(usedBy, moreUses) : null
        },
        change: (transaction, ids) => deleteRows(transaction, kind, ids),
      })
  }

  function update(kind: ArchivedKind) {
    return async (
      request: FastifyRequest<{
        Body: { records: Wanted; changes: ManyChanges; preview?: boolean }
      }>,
      reply: FastifyReply,
    ) => {
      const scope = scopeOf(request)
      const values = await readValues(database, scope, request.body.changes)
      const movesDevices = kind === 'device' && values.group_id !== undefined && !values.vehicle_id
      return changeMany(request, reply, kind, {
        did: 'changed',
        check: ({ isArchived, vehicleId }) => {
          if (isArchived) return (texts) => texts.archive.restoreFirst
          const staysInVehicle = vehicleId !== null && values.vehicle_id === undefined
          return movesDevices && staysInVehicle ? (texts) => texts.change.followsVehicle : null
        },
        change: async (transaction, ids) => {
          const isReassigned = values.vehicle_id !== undefined || values.driver_id !== undefined
          await dateChanges(transaction, request, scope, {
            // Only a device under way changes at an earlier stand.
            deviceIds: isReassigned ? await listActive(transaction, ids) : [],
            change: () => updateMany(transaction, scope, kind, ids, values),
          })
        },
      })
    }
  }

  return {
    updateDevices: update('device'),
    updateVehicles: update('vehicle'),
    updateDrivers: update('driver'),
    deleteDevices: remove('device'),
    deleteVehicles: remove('vehicle'),
    deleteDrivers: remove('driver'),
  }
}

/** Returns the ids of the records that change, and those that cannot with the reason. */
function sort(records: Wanted, found: readonly NamedRecord[], check: Check) {
  const byId = new Map(found.map((record) => [record.id, record]))
  const free = new Set<number>()
  const refused: Refused[] = []
  for (const { id: wanted, version } of records) {
    const id = bodyId(wanted) ?? 0
    const record = byId.get(id)
    const reason = reasonAgainst(record, version, check)
    if (reason) refused.push({ id, name: record?.name ?? '', reason })
    else free.add(id)
  }
  return { free: [...free], refused }
}

function reasonAgainst(
  record: NamedRecord | undefined,
  version: number | undefined,
  check: Check,
): Message | null {
  if (!record) return (texts) => texts.error.notFound
  if (version !== undefined && version !== record.version) return (texts) => texts.change.obstacles.changed
  return check(record)
}

/** Validates the values that all the records get. */
async function readValues(database: Queryable, scope: Scope, changes: ManyChanges): Promise<Values> {
  const values: Values = {}
  if (changes.vehicle_id !== undefined) values.vehicle_id = bodyId(changes.vehicle_id)
  if (changes.driver_id !== undefined) values.driver_id = bodyId(changes.driver_id)
  const { vehicle_id = null, driver_id = null } = values
  const known = await checkReferences(database, scope, { vehicle_id, driver_id })
  const group =
    changes.group_id === undefined ? undefined : await chooseGroup(database, scope, changes.group_id, null)
  new FieldChecks()
    .expect(known.vehicle, 'vehicle_id', (texts) => texts.device.noSuchVehicle)
    .expect(known.driver, 'driver_id', (texts) => texts.device.noSuchDriver)
    .expect(group !== null, 'group_id', (texts) => texts.group.unknown)
    .throwIfAny()
  if (group !== undefined) values.group_id = group
  return values
}
