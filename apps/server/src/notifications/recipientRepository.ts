import type { Queryable } from '../database/Database.ts'
import type { NotificationKind } from './FleetEvent.ts'
import { type NotificationRules, type Recipient, permissionFor, usualRules } from './Recipient.ts'
import { moveQuietPush } from '../push/pushQueue.ts'
import { quietUntil } from './zonedTime.ts'
import { lowerSlowest } from './watermarkRepository.ts'

/** Reads who may be told of something, with their rules and what their roles grant now. */
export async function readRecipients(database: Queryable): Promise<Recipient[]> {
  const rows = await database.query<
    Omit<Recipient, 'rules' | 'since'> & {
      rules: NotificationRules | null
      since: Record<string, string> | null
    }
  >(
    `select app_user.id as "userId", array_agg(permission.code) as permissions, notification_rules.rules,
       notification_rules.since, extract(epoch from app_user.created_at)::float8 * 1000 as joined,
       exists (select from push_token where user_id = app_user.id) as "hasBrowser"
     from app_user
     join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = role_permission.permission_id
     left join notification_rules on notification_rules.user_id = app_user.id
     where not app_user.disabled and permission.code in ('position.view', 'session.list', 'device.create')
     group by app_user.id, notification_rules.user_id order by app_user.id`,
  )
  return rows.map(({ rules, since, ...user }) => ({
    ...user,
    rules: rules ?? usualRules,
    since: momentsOf(since ?? {}),
  }))
}

function momentsOf(since: Record<string, string>): Partial<Record<NotificationKind, number>> {
  return Object.fromEntries(Object.entries(since).map(([kind, time]) => [kind, Date.parse(time)]))
}

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
  await moveQuietPush(transaction, userId, quietUntil(rules, now) ?? now)
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
