import type { FastifyRequest } from 'fastify'
import { tableOf } from '../../audit/difference.ts'
import { writeAudit } from '../../audit/writeAudit.ts'
import type { Queryable } from '../../database/Database.ts'
import type { ChangedKind } from '../../safeWrites/changeRun.ts'

/** Up to this many records have an entry each, which shows what changed. More records share one entry with their ids. */
const SINGLE = 20

/** Reads the rows of records, to compare them before and after a change. */
async function readRows(
  database: Queryable,
  kind: ChangedKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, object>> {
  const table = tableOf(kind)
  const rows = await database.query<{ id: number; row: object }>(
    `select id, to_jsonb(${table}) as row from ${table} where id = any($1::int[])`,
    [ids],
  )
  return new Map(rows.map(({ id, row }) => [id, row]))
}

/** Runs a change of records of one kind, and writes what it did to the audit log. */
export async function auditMany(
  transaction: Queryable,
  request: FastifyRequest,
  { kind, ids, change }: { kind: ChangedKind; ids: readonly number[]; change: () => Promise<void> },
): Promise<void> {
  if (ids.length > SINGLE) {
    await change()
    await writeAudit(transaction, request, { many: kind, facts: { count: ids.length, ids: [...ids] } })
    return
  }
  const before = await readRows(transaction, kind, ids)
  await change()
  const after = await readRows(transaction, kind, ids)
  for (const id of ids)
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    await writeAudit(transaction, request, {
      subject: { type: kind, id },
      before: before.get(id) ?? null,
      after: after.get(id) ?? null,
    })
}
