import type { Queryable } from '../database/Database.ts'

/**
 * Number of days for which the counts of received positions are kept: one day longer than the page of a device shows.
 */
const countDays = 8
const unknownDays = 30

const given = '(to_timestamp($1::float8 / 1000))'

/**
 * Deletes old counts of positions, unknown devices, and refused positions that arrived before `before`. `before` and
 * `now` are milliseconds since 1970.
 */
export async function dropIngestRecords(transaction: Queryable, before: number, now: number): Promise<void> {
  const dropBefore = (statement: string, time: number) => transaction.query(statement, [time])
  const day = 86_400_000
  await dropBefore(`delete from position_count where hour < ${given}`, now - countDays * day)
  await dropBefore(`delete from unknown_device where last_seen < ${given}`, now - unknownDays * day)
  await dropBefore(`delete from refused_position where received_at < ${given}`, before)
}
