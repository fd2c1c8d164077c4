import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../database/Database.ts'
import { hasFactor } from '../../security/factors/factors.ts'
import { normaliseEmail } from '../../identities/identityKeys.ts'
import { inScope, type Scope, userInScope, scopeOf } from '../../security/scope.ts'
import type { Versioned } from '../../safeWrites/recordVersion.ts'
import { writeAudit, type Source } from '../../audit/writeAudit.ts'
import { revokeUnbackedLinks } from '../../links/accountLinks.ts'
import type { Message } from '../../locales/messages.ts'
import { dropUnbackedInvitations } from '../../mail/mailOutbox.ts'
import { cutApiTokens } from '../../security/ownTokens.ts'

export interface UserFields {
  name: string
  email: string
  role_id: number
}

export interface UserGroups {
  all_groups: boolean
  /** The ids of the depots; empty for a user who sees all depots. */
  group_ids: number[]
}

export interface UserRow extends Versioned, UserGroups {
  id: number
  name: string
  email: string
  status: 'invited' | 'unverified' | 'pending' | 'active' | 'disabled'
  email_verified: boolean
  factor: boolean
  last_sign_in: Date | null
  recovery_requested: boolean
  mail_failed: boolean
  created_at: Date
  groups: { id: number; name: string }[]
  role: { id: number; name: string; type: 'manual' | 'system'; permissions: number[] } | null
}

const select = `
  select app_user.id, app_user.name, email, app_user.created_at, app_user.version,
    case when disabled then 'disabled' else status end as status,
    email_verified_at is not null as email_verified, last_sign_in_at as last_sign_in,
    all_groups, array(select group_id from user_group where user_id = app_user.id order by group_id) as group_ids,
    (select coalesce(json_agg(json_build_object('id', id, 'name', fleet_group.name) order by lower(fleet_group.name), id), '[]')
     from user_group join fleet_group on fleet_group.id = group_id where user_id = app_user.id) as groups,
    ${hasFactor} as factor,
    exists (select from mail_outbox where user_id = app_user.id and state = 'held') as recovery_requested,
    exists (select from mail_outbox where user_id = app_user.id and state = 'failed'
      and purpose not in ('notifications', 'notificationTest')) as mail_failed,
    case when role.id is not null then json_build_object('id', role.id, 'name', role.name, 'type', role.type,
      'permissions', (
      select coalesce(json_agg(permission_id order by permission_id), '[]')
      from role_permission where role_permission.role_id = role.id)) end as role
  from app_user left join role on role.id = role_id
  where deleted_at is null and ${userInScope('$1')}`

/** Lists the users whose depots are all in the caller's scope, and the users without a depot, sorted by name. */
export async function listUsers(database: Queryable, { groupIds }: Scope): Promise<UserRow[]> {
  return database.query(`${select} order by lower(app_user.name), app_user.id`, [groupIds])
}

/** Reads one user. Returns null if the user is unknown or deleted, or has a depot outside the caller's scope. */
export async function findUser(
  database: Queryable,
  { groupIds }: Scope,
  id: number,
): Promise<UserRow | null> {
  const [user] = await database.query<UserRow>(`${select} and app_user.id = $2`, [groupIds, id])
  return user ?? null
}

/** Finds another account in the caller's scope that has the same e-mail address as a user, compared by identity key. */
export async function findSameEmail(
  database: Queryable,
  { groupIds }: Scope,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<{ id: number; name: string } | null> {
  const [other] = await database.query<{ id: number; name: string }>(
    `select id, name from app_user where email_key = $2 and id <> $3 and ${userInScope('$1')}`,
    [groupIds, normaliseEmail(email), id],
  )
  return other ?? null
}

/** Returns those of the given users whom the caller sees, sorted by name. */
async function listVisibleNames(
  database: Queryable,
  { groupIds }: Scope,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  return database.query(
    `select id, name from app_user where id = any($2::int[]) and ${userInScope('$1')} order by lower(name), id`,
    [groupIds, ids],
  )
}

export async function findRoleType(database: Queryable, id: number): Promise<string | undefined> {
  const [role] = await database.query<{ type: string }>('select type from role where id = $1', [id])
  return role?.type
}

/** Stores an invited user, who has no password; returns the id. */
export async function insertInvited(database: Queryable, fields: UserFields & UserGroups): Promise<number> {
  const [created] = await database.query<{ id: number }>(
    `insert into app_user (name, email, email_key, role_id, status) values ($1, $2, $3, $4, 'invited') returning id`,
    [fields.name, fields.email, normaliseEmail(fields.email), fields.role_id],
  )
  const id = created?.id ?? 0
  await storeGroups(database, id, fields)
  return id
}

export async function storeGroups(
  database: Queryable,
  id: number,
  { all_groups, group_ids }: UserGroups,
): Promise<void> {
  await database.query('update app_user set all_groups = $2 where id = $1 and all_groups <> $2', [
    id,
    all_groups,
  ])
  await database.query('delete from user_group where user_id = $1 and group_id <> all($2::int[])', [
    id,
    group_ids,
  ])
  await database.query(
    'insert into user_group (user_id, group_id) select $1, unnest($2::int[]) on conflict do nothing',
    [id, group_ids],
  )
}

/**
 * Replaces the fields of a user and returns true. An unchanged e-mail address keeps its identity key. If the user no
 * longer has the version `version`, changes nothing and returns false. If `version` is null, the version is not compared.
 */
export async function updateUser(
  database: Queryable,
  id: number,
  { name, email, role_id }: UserFields,
  version: number | null,
): Promise<boolean> {
  const rows = await database.query(
    `update app_user set name = $2, email = $3, role_id = $5,
       email_key = case when email = $3 then email_key else $4 end,
       email_verified_at = case when email = $3 then email_verified_at end
     where id = $1 and deleted_at is null and version = coalesce($6, version) returning id`,
    [id, name, email, normaliseEmail(email), role_id, version],
  )
  return rows.length > 0
}

export async function setDisabled(database: Queryable, id: number, disabled: boolean): Promise<void> {
  await database.query('update app_user set disabled = $2 where id = $1 and deleted_at is null', [
    id,
    disabled,
  ])
}

/** Replaces all personal data of a user with placeholders. The id remains, so that references to it stay valid. */
export async function eraseUser(database: Queryable, id: number): Promise<void> {
  const placeholder = `#${id}`
  await database.query('delete from user_group where user_id = $1', [id])
  await database.query(
    `update app_user set name = $2, email = $3, email_key = $4, role_id = null, password_hash = null,
       email_verified_at = null, last_sign_in_at = null, phone = null, address = null, province_id = null, regency_id = null, district_id = null, village_id = null,
       all_groups = false, demo = false, disabled = true, deleted_at = now()
     where id = $1`,
    [id, `Pengguna dihapus #${id}`, placeholder, normaliseEmail(placeholder)],
  )
}

const NAMED = 5

/**
 * Ends what users handed out and could not hand out now: links, queued invitations, and rights of their API tokens. Call
 * it after each change that can take rights from a user, in the same transaction. Records each of them, and returns a
 * sentence for the caller; it is null if nothing ended, or nothing that the caller may know.
 */
export async function withdrawExcess(
  transaction: Queryable,
  request: FastifyRequest,
): Promise<Message | null> {
  const invited = await withdrawLinks(transaction, request)
  const tokens = await cutApiTokens(transaction)
  const owners = [...new Set(tokens.map(({ userId }) => userId))]
  for (const id of owners)
    await writeAudit(transaction, request, { action: 'cut-token', subject: { type: 'user', id } })
  const names = await listVisibleNames(transaction, scopeOf(request), invited)
  const visible = await listVisibleNames(transaction, scopeOf(request), owners)
  const cut = tokens.filter(({ userId }) => visible.some(({ id }) => id === userId)).length
  if (names.length === 0 && cut === 0) return null
  const named = names.map(({ name }) => name)
  return (texts) => texts.user.withdrawn(named.slice(0, NAMED), named.length - NAMED, cut)
}

/**
 * Ends the links and queued e-mails that users handed out and could not hand out now, and records it. Returns the ids of
 * the accounts to which they led.
 */
export async function withdrawLinks(transaction: Queryable, source: Source): Promise<number[]> {
  const links = await revokeUnbackedLinks(transaction)
  const mails = await dropUnbackedInvitations(transaction)
  const ids = [...new Set([...links, ...mails])]
  for (const id of ids)
    await writeAudit(transaction, source, { action: 'revoke-link', subject: { type: 'user', id } })
  return ids
}

/** Returns a message, followed by the sentence of `withdrawExcess` if there is one. */
export function withSentence(message: Message, sentence: Message | null): Message {
  return sentence ? (texts) => `${message(texts)} ${sentence(texts)}` : message
}

/** Returns the given depot ids without the depots outside the caller's scope, in ascending order. */
export async function listGroupIds(
  database: Queryable,
  { groupIds }: Scope,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from fleet_group where id = any($2::bigint[]) and ${inScope('id', '$1')} order by id`,
    [groupIds, ids],
  )
  return rows.map(({ id }) => id)
}

/** Reads the depots that were assigned to a user, without the depots below them. */
export async function readOwnGroups(
  database: Queryable,
  userId: number,
): Promise<{ all_groups: boolean; group_ids: number[] }> {
  const [user] = await database.query<{ all_groups: boolean; group_ids: number[] }>(
    `select all_groups, array(select group_id from user_group where user_id = $1 order by group_id) as group_ids
     from app_user where id = $1`,
    [userId],
  )
  return user ?? { all_groups: false, group_ids: [] }
}
