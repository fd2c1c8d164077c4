import type { FastifyRequest } from 'fastify'
import type { Database, Queryable } from '../../database/Database.ts'
import { retryDeadlocks } from '../../database/databaseErrors.ts'
import { normaliseImei, normalisePlate } from '../../identities/identityKeys.ts'
import { inScope, type Scope } from '../../security/scope.ts'
import { joinRun, startRun } from '../../safeWrites/changeRun.ts'
import { dateChanges } from '../../trips/changeAssignments.ts'
import { type Part, partNames, type RowPlan } from './checkImport.ts'

type Planned = NonNullable<RowPlan[Part]>

/** Thrown to roll back a transaction whose rows are outdated. */
class OutdatedRows extends Error {
  readonly plans: readonly RowPlan[]

  constructor(plans: readonly RowPlan[]) {
    super('Somebody changed records of these rows after they were checked.')
    this.plans = plans
  }
}

/** Stores the rows of one import in several transactions, and remembers what it has stored. */
export class ImportWriter {
  /** The run that undoes all rows together; null before the first commit. */
  run: number | null = null
  readonly created: Record<Part, number[]> = { vehicle: [], driver: [], device: [] }
  readonly changed: Record<Part, number[]> = { vehicle: [], driver: [], device: [] }
  private readonly ids = new Map<Planned, number>()
  /** The records of committed transactions. Several rows can share a new driver. */
  private readonly stored = new Set<Planned>()
  private readonly database: Database
  private readonly request: FastifyRequest
  private readonly scope: Scope

  constructor(database: Database, request: FastifyRequest, scope: Scope) {
    this.database = database
    this.request = request
    this.scope = scope
  }

  /**
   * Stores rows in one transaction. Returns the rows that it left out, because somebody changed their records after the
   * check.
   */
  async write(plans: readonly RowPlan[]): Promise<RowPlan[]> {
    let open = [...plans]
    for (;;) {
      const written = new Map<Planned, Part>()
      let run = this.run
      try {
        // oxlint-disable-next-line no-await-in-loop -- each attempt leaves out the outdated rows of the one before
        await retryDeadlocks(() =>
          this.database.transaction(async (transaction) => {
            written.clear()
            if (this.run === null) run = await startRun(transaction, this.request)
            else await joinRun(transaction, this.request, this.run)
            await this.storeRows(transaction, open, written)
          }),
        )
      } catch (error) {
        if (!(error instanceof OutdatedRows)) throw error
        const refused = new Set(error.plans)
        open = open.filter((plan) => !refused.has(plan))
        continue
      }
      // A run without rows stays unknown, so that nobody undoes nothing.
      if (written.size > 0) this.run = run
      for (const [planned, part] of written) {
        this.stored.add(planned)
        this[planned.before ? 'changed' : 'created'][part].push(this.idOf(planned) ?? 0)
      }
      const kept = new Set(open)
      return plans.filter((plan) => !kept.has(plan))
    }
  }

  private async storeRows(transaction: Queryable, plans: readonly RowPlan[], written: Map<Planned, Part>) {
    for (const part of partNames) {
      const rows = plans.flatMap((plan) => {
        const planned = plan[part]
        const isOpen = planned && !this.stored.has(planned) && (planned.before === null || planned.isChanged)
        return isOpen ? [{ plan, planned }] : []
      })
      const all = [...new Set(rows.map(({ planned }) => planned))]
      // oxlint-disable-next-line no-await-in-loop -- a device refers to the vehicle and driver before it
      const done = await this.storePart(transaction, part, all)
      const outdated = rows.filter(({ planned }) => !done.has(this.idOf(planned) ?? 0))
      if (outdated.length > 0) throw new OutdatedRows(outdated.map(({ plan }) => plan))
      for (const planned of all) written.set(planned, part)
    }
  }

  /** Stores the records of one kind. Returns the ids of those that it stored. */
  private async storePart(transaction: Queryable, part: Part, all: readonly Planned[]): Promise<Set<number>> {
    await this.reserveIds(transaction, part, all)
    const rowOf = (planned: Planned) => ({
      id: this.idOf(planned),
      version: planned.before?.version ?? 1,
      ...this.valuesOf(planned),
    })
    const added = all.filter(({ before }) => before === null).map(rowOf)
    const existing = all.filter(({ before }) => before !== null)
    const replaced = existing.map((planned) => ({ planned, row: rowOf(planned) }))
    const moved = replaced.filter(({ planned, row }) => isMoved(planned, row))
    const done = await dateChanges(transaction, this.request, this.scope, {
      deviceIds: moved.map(({ row }) => row.id ?? 0),
      change: async () => [
        ...(await insertRows(transaction, part, added)),
        ...(await updateRows(
          transaction,
          this.scope,
          part,
          replaced.map(({ row }) => row),
        )),
      ],
    })
    return new Set(done)
  }

  /** Reserves ids for new records, so that the records of a row can refer to each other before they are stored. */
  private async reserveIds(transaction: Queryable, part: Part, all: readonly Planned[]): Promise<void> {
    const missing = all.filter((one) => one.before === null && !this.ids.has(one))
    if (missing.length === 0) return
    const rows = await transaction.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2::int)`,
      [part, missing.length],
    )
    for (const [at, one] of missing.entries()) this.ids.set(one, rows[at]?.id ?? 0)
  }

  private idOf(planned: Planned): number | undefined {
    return planned.before?.id ?? this.ids.get(planned)
  }

  /** Returns the columns of a record with its identity key. */
  private valuesOf(planned: Planned): Record<string, unknown> {
    const { fields } = planned
    if ('imei' in fields) {
      const { vehicle, driver } = planned as RowPlan['device'] & Planned // oxlint-disable-line typescript/no-unsafe-type-assertion -- only devices have an IMEI
      return {
        ...fields,
        imei_key: normaliseImei(fields.imei),
        ...(vehicle && { vehicle_id: this.idOf(vehicle) }),
        ...(driver && { driver_id: this.idOf(driver) }),
      }
    }
    return 'type_id' in fields ? { ...fields, number_key: normalisePlate(fields.number) } : { ...fields }
  }
}

/** Returns whether a row gives a stored device another vehicle or driver. */
function isMoved({ before }: Planned, row: Record<string, unknown>): boolean {
  if (!before || !('imei' in before)) return false
  return before.vehicle_id !== row['vehicle_id'] || before.driver_id !== row['driver_id']
}

/** Stores new rows with their ids. Returns the ids of the rows whose identity key is still free. */
async function insertRows(
  transaction: Queryable,
  part: Part,
  rows: readonly Record<string, unknown>[],
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const names = Object.keys(first).join(', ')
  const stored = await transaction.query<{ id: number }>(
    `insert into ${part} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::${part}, $1) on conflict do nothing returning id`,
    [JSON.stringify(rows)],
  )
  return stored.map(({ id }) => id)
}

/** Replaces rows that still have their version. Returns their ids. */
async function updateRows(
  transaction: Queryable,
  { groupIds }: Scope,
  part: Part,
  rows: readonly Record<string, unknown>[],
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  // The identity is what the row was found by, so it stays.
  const names = Object.keys(first).filter(
    (name) => !['id', 'version', 'number_key', 'imei_key'].includes(name),
  )
  const stored = await transaction.query<{ id: number }>(
    `update ${part} set ${names.map((name) => `${name} = row.${name}`).join(', ')}
     from json_populate_recordset(null::${part}, $2) as row
     where ${part}.id = row.id and ${part}.version = row.version and ${part}.archived_at is null
       and ${inScope(`${part}.group_id`, '$1')} returning ${part}.id`,
    [groupIds, JSON.stringify(rows)],
  )
  return stored.map(({ id }) => id)
}
