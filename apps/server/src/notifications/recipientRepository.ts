import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import type { components } from '@sikud/api/schema'
import { inScope, permissionFor, type Scope } from '../security/scope.ts'
import { groupIdsOf } from '../security/tokens.ts'
import type { NotificationKind } from './FleetEvent.ts'
import {
  type DepotRules,
  type GroupRules,
  type NotificationRules,
  type Recipient,
  type RuleOwner,
  defaultGroupRules,
  defaultRules,
  groupsOf,
  isOn,
  rulesOfDepot,
  timeOf,
  notificationKinds,
  vehiclesOf,
} from './Recipient.ts'
import { moveQuietPush } from '../push/pushMessageRepository.ts'
import { timeKey } from './ruleTimes.ts'
import { quietUntil } from './zonedTime.ts'
import { lowerLimit } from './watermarkRepository.ts'

/** Reads the users with permission to get notifications, with their current permissions and rules. */
export async function readRecipients(database: Queryable): Promise<Recipient[]> {
  const rows = await database.query<
    Omit<Recipient, 'rules' | 'ruleGroups' | 'since'> & {
      rules: NotificationRules | null
      since: Since | null
    }
  >(
    `select app_user.id as "userId", array_agg(permission.code) as permissions,
       ${groupIdsOf} as "groupIds", notification_rules.rules,
       notification_rules.since, ${epochMs('app_user.created_at')} as joined,
       exists (select from push_token where user_id = app_user.id) as "hasBrowser", app_user.language
     from app_user
     join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = role_permission.permission_id
     left join notification_rules on notification_rules.user_id = app_user.id
     where not app_user.disabled and app_user.status = 'active' and permission.code = any($1)
     group by app_user.id, notification_rules.user_id order by app_user.id`,
    [Object.values(permissionFor)],
  )
  const below = rows.some(({ rules }) => rules?.groups)
    ? await readTree(database)
    : new Map<number, number[]>()
  return rows.map(({ rules: stored, since, ...user }) => {
    const rules = complete(stored)
    return { ...user, rules, ruleGroups: expandGroups(rules, below), since: parseTimes(since ?? {}) }
  })
}

/** Reads the rules of all depots that have some. */
export async function readDepotRules(database: Queryable): Promise<DepotRules[]> {
  const rows = await database.query<{ groupId: number; groupIds: number[]; rules: GroupRules; since: Since }>(
    `select id as "groupId", notification_rules as rules, rules_since as since,
       array(select descendant from group_path where ancestor = fleet_group.id) as "groupIds"
     from fleet_group where notification_rules is not null order by id`,
  )
  return rows.map(({ rules, since, ...depot }) => ({
    ...depot,
    permissions: Object.values(permissionFor),
    rules: rulesOfDepot(rules),
    ruleGroups: {},
    since: parseTimes(since),
    joined: 0,
  }))
}

/** For each kind, the time of the last change of its rule, as the database stores it. */
type Since = Record<string, string>

/** Adds the default of each rule that did not exist yet when the user chose rules. */
function complete(rules: Partial<NotificationRules> | null): NotificationRules {
  return { ...defaultRules, ...rules }
}

/** Reads, for each depot, the ids of the depot itself and of all depots below it. */
async function readTree(database: Queryable): Promise<Map<number, number[]>> {
  const rows = await database.query<{ ancestor: number; below: number[] }>(
    'select ancestor, array_agg(descendant) as below from group_path group by ancestor',
  )
  return new Map(rows.map(({ ancestor, below }) => [ancestor, below]))
}

function expandGroups(
  rules: NotificationRules,
  below: ReadonlyMap<number, number[]>,
): RuleOwner['ruleGroups'] {
  const chosen = notificationKinds.flatMap((kind) => {
    const groups = groupsOf(rules, kind)
    return groups ? [[kind, new Set(groups.flatMap((id) => below.get(id) ?? []))] as const] : []
  })
  return Object.fromEntries(chosen)
}

function parseTimes(since: Since): Partial<Record<NotificationKind, number>> {
  return Object.fromEntries(Object.entries(since).map(([kind, time]) => [kind, Date.parse(time)]))
}

/** Reads the rules of a user; returns the default rules if the user has not chosen any. */
export async function readRules(database: Queryable, userId: number): Promise<NotificationRules> {
  return (await findRules(database, userId))?.rules ?? defaultRules
}

export async function readPermitted(database: Queryable, userId: number): Promise<NotificationKind[]> {
  const rows = await database.query<{ code: string }>(
    `select permission.code from app_user
     join role_permission on role_permission.role_id = app_user.role_id
     join permission on permission.id = role_permission.permission_id
     where app_user.id = $1`,
    [userId],
  )
  const granted = new Set(rows.map(({ code }) => code))
  return notificationKinds.filter((kind) => granted.has(permissionFor[kind]))
}

/** Checks whether the user can get e-mail; an unverified address can belong to another person. */
export async function hasVerifiedAddress(database: Queryable, userId: number): Promise<boolean> {
  const rows = await database.query('select from app_user where id = $1 and email_verified_at is not null', [
    userId,
  ])
  return rows.length > 0
}

/**
 * Replaces the rules of a user; an unchanged rule keeps the time of its last change. A push that waits for the end of
 * the quiet hours becomes due at their new end. If `now` is outside the new quiet hours, the push becomes due
 * immediately.
 */
export async function storeRules(
  transaction: Queryable,
  userId: number,
  rules: NotificationRules,
  now: number,
): Promise<void> {
  // Parallel changes must wait for each other. Locks the row of the user, because a user who never changed the rules
  // has no row of rules that could be locked.
  await transaction.query('select from app_user where id = $1 for no key update', [userId])
  const before = await findRules(transaction, userId)
  const since = sinceAfter({ rules: defaultRules, since: {}, ...before }, rules, now)
  await transaction.query(
    `insert into notification_rules (user_id, rules, since) values ($1, $2::jsonb, $3::jsonb)
     on conflict (user_id) do update set rules = excluded.rules, since = excluded.since`,
    [userId, JSON.stringify(rules), JSON.stringify(since)],
  )
  if (rules.speeding.on) await lowerLimit(transaction, rules.speeding.kmh)
  await moveQuietPush(transaction, userId, quietUntil(rules, now) ?? now)
}

/** Returns when each rule last changed, after a change at `now`. */
function sinceAfter(
  before: { rules: NotificationRules; since: Since },
  rules: NotificationRules,
  now: number,
): Since {
  const changed = notificationKinds.filter(
    (kind) => conditionOf(rules, kind) !== conditionOf(before.rules, kind),
  )
  const time = new Date(now).toISOString()
  return { ...before.since, ...Object.fromEntries(changed.map((kind) => [kind, time])) }
}

/** The rules of a depot, with the version of the depot. */
interface StoredGroupRules {
  rules: GroupRules
  since: Since
  version: number
}

/** Reads the rules of a depot; returns null if the caller's scope does not include the depot. */
export async function findGroupRules(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<StoredGroupRules | null> {
  const [row] = await database.query<{ rules: GroupRules | null; since: Since | null; version: number }>(
    `select notification_rules as rules, rules_since as since, version from fleet_group
     where id = $2 and ${inScope('id', '$1')}`,
    [groupIds, id],
  )
  return row
    ? { rules: { ...defaultGroupRules, ...row.rules }, since: row.since ?? {}, version: row.version }
    : null
}

/**
 * Replaces the rules of a depot and returns true. If the depot no longer has the version `version`, changes nothing and
 * returns false. If `version` is null, the version is not compared.
 */
export async function storeGroupRules(
  transaction: Queryable,
  id: number,
  change: { before: StoredGroupRules; rules: GroupRules; version: number | null; now: number },
): Promise<boolean> {
  const { before, rules, version, now } = change
  const old = { rules: rulesOfDepot(before.rules), since: before.since }
  const rows = await transaction.query(
    `update fleet_group set notification_rules = $3::jsonb, rules_since = $4::jsonb
     where id = $1 and version = coalesce($2, version) returning id`,
    [id, version, JSON.stringify(rules), JSON.stringify(sinceAfter(old, rulesOfDepot(rules), now))],
  )
  if (rules.speeding.on) await lowerLimit(transaction, rules.speeding.kmh)
  return rows.length > 0
}

/** Lists the depots in the caller's scope with rules of these kinds that are on, sorted by name. */
export async function listDepotRules(
  database: Queryable,
  { groupIds }: Scope,
  kinds: readonly NotificationKind[],
): Promise<components['schemas']['DepotRules'][]> {
  const rows = await database.query<{ id: number; name: string; rules: GroupRules }>(
    `select id, name, notification_rules as rules from fleet_group
     where notification_rules is not null and ${inScope('id', '$1')} order by lower(name), id`,
    [groupIds],
  )
  return rows
    .map(({ id, name, rules }) => ({
      id,
      name,
      kinds: kinds.filter((kind) => isOn(rulesOfDepot(rules), kind)),
    }))
    .filter((depot) => depot.kinds.length > 0)
}

/** Order of the properties in JSON texts: jsonb does not keep an order, but equal rules must have equal texts. */
const order = ['on', 'kinds', 'minutes', 'kmh', 'seconds', 'volts']

/** Returns the conditions of a rule as text, without its channels. */
function conditionOf(rules: NotificationRules, kind: NotificationKind): string {
  const vehicles = vehiclesOf(rules, kind)?.toSorted((a, b) => a - b)
  const groups = groupsOf(rules, kind)?.toSorted((a, b) => a - b)
  const time = timeOf(rules, kind)
  return [JSON.stringify(rules[kind], order), vehicles?.join(), groups?.join(), time && timeKey(time)].join(
    ' ',
  )
}

async function findRules(database: Queryable, userId: number) {
  const [row] = await database.query<{ rules: NotificationRules; since: Since }>(
    'select rules, since from notification_rules where user_id = $1',
    [userId],
  )
  return row ? { ...row, rules: complete(row.rules) } : null
}

/** Deletes the notifications of a user with their push messages, and the user's counts and rules. */
export async function eraseRecipient(transaction: Queryable, userId: number): Promise<void> {
  await transaction.query('delete from notification where user_id = $1', [userId])
  await transaction.query('delete from notification_count where user_id = $1', [userId])
  await transaction.query('delete from notification_rules where user_id = $1', [userId])
}
