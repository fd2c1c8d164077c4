import type { Queryable } from '../database/Database.ts'
import type { NotificationKind } from './FleetEvent.ts'
import { quietTag } from './pushWriter.ts'
import { quietUntil } from './quietHours.ts'
import { lowerSlowest } from './watermarkRepository.ts'
import { type NotificationRules, permissionFor, usualRules } from './Recipient.ts'

/** The rules of a user, or those of who never chose any. */
export async function readRules(database: Queryable, userId: number): Promise<NotificationRules> {
  return (await findRules(database, userId))?.rules ?? usualRules
}

/** The kinds of which the role of a user permits to be told. */
export async function readPermitted(database: Queryable, userId: number): Promise<NotificationKind[]> {
  const rows = await database.query<{ code: string }>(
    `select permission.code from app_user
     join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = role_permission.permission_id
     where app_user.id = $1`,
    [userId],
  )
  const granted = new Set(rows.map(({ code }) => code))
  return kinds.filter((kind) => granted.has(permissionFor[kind]))
}

/**
 * Replaces the rules of a user. A rule that reads as before has held since then; what waits for the end of quiet hours is
 * due when the new ones end.
 */
export async function storeRules(
  transaction: Queryable,
  userId: number,
  rules: NotificationRules,
  now: number,
): Promise<void> {
  // One after the other, also where there is no row to lock yet.
  await transaction.query('select from app_user where id = $1 for no key update', [userId])
  const before = await findRules(transaction, userId)
  const since = { ...before?.since }
  for (const kind of kinds) {
    const isSame =
      JSON.stringify(rules[kind], order) === JSON.stringify((before?.rules ?? usualRules)[kind], order)
    if (!isSame) since[kind] = new Date(now).toISOString()
  }
  await transaction.query(
    `insert into notification_rules (user_id, rules, since) values ($1, $2::jsonb, $3::jsonb)
     on conflict (user_id) do update set rules = excluded.rules, since = excluded.since`,
    [userId, JSON.stringify(rules), JSON.stringify(since)],
  )
  if (rules.speeding.on) await lowerSlowest(transaction, rules.speeding.kmh)
  await transaction.query(
    `update push_message set due_at = to_timestamp($3::float8 / 1000)
     where user_id = $1 and tag = $2 and settled_at is null`,
    [userId, quietTag, quietUntil(rules, now) ?? now],
  )
}

const kinds = ['silent', 'speeding', 'trip_started', 'trip_ended', 'unknown_device', 'no_driver'] as const
/** The database keeps the parts of a rule in an order of its own. */
const order = ['on', 'minutes', 'kmh', 'seconds']

async function findRules(database: Queryable, userId: number) {
  const [row] = await database.query<{ rules: NotificationRules; since: Record<string, string> }>(
    'select rules, since from notification_rules where user_id = $1',
    [userId],
  )
  return row ?? null
}
