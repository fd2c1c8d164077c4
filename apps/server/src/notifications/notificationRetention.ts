import type { Queryable } from '../database/Database.ts'
import { dropOldPushes } from '../push/pushQueue.ts'

const dayMs = 86_400_000
/** The list reaches so far back, in days and in notifications of one user. */
const listDays = 90
const listLength = 500
/** What is empty was heard of by then, and whoever was away longer reads the whole list. */
const removedDays = 2
/** Whoever sends late still finds here what was told; nothing that is older is told anew. */
const eventDays = 3
/** So many rows go at a time, so that others get their turn in between. */
const mostRows = 5_000

/** Forgets the first of what nobody lists any more; answers whether there may be more. */
export async function dropNotifications(transaction: Queryable, now: number): Promise<boolean> {
  const drop = async (table: string, condition: string, days: number) => {
    const rows = await transaction.query(
      `delete from ${table} where id = any(array(
         select id from ${table} where ${condition.replace('moment', '(to_timestamp($1::float8 / 1000))')} limit $2
       )) returning id`,
      [now - days * dayMs, mostRows],
    )
    return rows.length === mostRows
  }
  const dropped = [
    await drop('notification', 'created_at < moment', listDays),
    await drop('notification', 'removed_at < moment', removedDays),
    await drop('fleet_event', 'noticed_at < moment', eventDays),
    await dropOldPushes(transaction, now),
    await dropBeyond(transaction, now - removedDays * dayMs),
  ]
  return dropped.includes(true)
}

/**
 * What is beyond the length of a list goes once it is as old as what is removed. Only the lists of users who were told
 * of something lately can have grown.
 */
async function dropBeyond(transaction: Queryable, before: number): Promise<boolean> {
  const rows = await transaction.query(
    `delete from notification where id = any(array(
       select beyond.id from (
         select distinct user_id from notification where created_at > to_timestamp($2::float8 / 1000) - interval '1 day'
       ) told cross join lateral (
         select id, created_at from notification
         where user_id = told.user_id and removed_at is null order by at desc, id desc offset $1
       ) beyond
       where beyond.created_at < to_timestamp($2::float8 / 1000) limit $3
     )) returning id`,
    [listLength, before, mostRows],
  )
  return rows.length === mostRows
}
