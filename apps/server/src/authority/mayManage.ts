import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { forbidden, conflict } from '../http/HttpError.ts'
import type { Message } from '../locales/messages.ts'
import { operationPermissions } from '../reference/__generated__/permissions.ts'
import { requireSignedIn } from '../security/security.ts'
import { findLiveTokens } from '../security/apiTokens.ts'

/** Serialises all changes of roles and accounts, so that each check sees the result of the previous change. */
const ADVISORY_LOCK = 5_120_014

/** The user who makes a change, and the permission that the operation needs. */
interface Caller {
  tokenId: number
  userId: number
  permission: string
  /** The depots that the caller saw at the start of the request; null for all. */
  groupIds: readonly number[] | null
}

/** What a request changes. The check compares its permissions before and after the change with those of the caller. */
interface Target {
  /** The user whose account is changed. The check uses the permissions of this user's role. */
  userId?: number
  /** The roles that are changed or that a user gets. The check uses the current permissions of these roles. */
  roleIds?: number[]
  /** The ids of the permissions that the role has after the change. */
  permissions?: number[]
  /** True if the user is not an administrator after the change. Then another administrator must remain. */
  endsAdministration?: boolean
}

/** Returns the caller of a request, with the permission that its operation needs. */
export function callerOf(request: FastifyRequest): Caller {
  const { tokenId, userId, groupIds } = requireSignedIn(request)
  return { tokenId, userId, groupIds, permission: request.routeOptions.schema?.['x-permission'] ?? '' }
}

/**
 * Takes the lock for changes of roles and accounts until the end of the transaction. Call it before the transaction
 * locks any row; otherwise two changes can deadlock.
 */
export async function lockAuthority(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
}

/**
 * Throws 403 if the target has, before or after the change, a permission that the caller lacks. The message names the
 * missing permissions. Throws 409 if no administrator would remain. Call this function in the transaction that makes
 * the change: it takes the lock of `lockAuthority`, which lasts until the commit.
 */
export async function requireMayManage(
  transaction: Queryable,
  caller: Caller,
  target: Target,
): Promise<void> {
  await lockAuthority(transaction)
  if (target.userId === caller.userId) throw forbidden((texts) => texts.role.ownAccount)
  const missing = await findMissing(transaction, caller, target)
  if (missing.length > 0) refuse(target, missing.join(', '))
  // Checks for another administrator before the session check below. If two administrators disable each other at the
  // same time, the second one gets 409 with this reason, and not 403 for the session that has ended.
  if (target.userId && target.endsAdministration)
    await requireAnotherAdministrator(transaction, target.userId)
  // While this request waited for the lock, the caller may have lost the permission, the session or a depot.
  const allowed = await findLiveTokens(transaction, [caller.tokenId], caller.permission)
  const groupIds = allowed.get(caller.tokenId)
  if (groupIds === undefined || groupIds?.join() !== caller.groupIds?.join()) throw forbidden()
}

function refuse(target: Target, names: string): never {
  if (target.userId !== undefined) throw forbidden((texts) => texts.role.userHasMore(names))
  const message: Message = (texts) => texts.role.roleHasMore(names)
  throw forbidden(message, target.permissions && { permissions: [message] })
}

/**
 * Returns the names of the permissions that the target has and the caller lacks, in the order of the permission list.
 */
async function findMissing(database: Queryable, { userId }: Caller, target: Target): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select permission.name from permission join access_group on access_group.id = access_group_id
     where (
       permission.id = any($4::bigint[])
       or exists (
         select from role_permission where permission_id = permission.id and (
           role_id = any($3::bigint[]) or role_id = (select role_id from app_user where id = $2)))
     ) and not exists (
       select from app_user join role_permission using (role_id)
       where app_user.id = $1 and permission_id = permission.id)
     order by access_group.position, permission.position`,
    [userId, target.userId ?? null, target.roleIds ?? [], target.permissions ?? []],
  )
  return rows.map(({ name }) => name)
}

/**
 * Returns SQL that is true if a user may still hand out a link to the account `app_user`. `maker` is SQL for the id of
 * this user; the purpose of the link is in the column `purpose`. It is the rule of `requireMayManage`, but without a
 * request: the user must also have the permission for the link, and see all depots of the account.
 */
export function mayHandOut(maker: string): string {
  return `exists (
    select from app_user maker join role_permission needed on needed.role_id = maker.role_id
    join permission on permission.id = needed.permission_id
      and permission.code = case purpose when 'invitation' then '${operationPermissions.inviteUser}' else '${operationPermissions.createRecoveryLink}' end
    where maker.id = ${maker} and not maker.disabled and maker.status = 'active'
      and not exists (
        select from role_permission held where held.role_id = app_user.role_id and not exists (
          select from role_permission own
          where own.role_id = maker.role_id and own.permission_id = held.permission_id))
      and (maker.all_groups or not app_user.all_groups and not exists (
        select from user_group held where held.user_id = app_user.id and not exists (
          select from user_group own join group_path on ancestor = own.group_id
          where own.user_id = maker.id and descendant = held.group_id))))`
}

/** SQL for the administrators: the enabled accounts that have the system role, can sign in, and see all depots. */
const administrator = `app_user join role on role.id = app_user.role_id
  where role.type = 'system' and all_groups and not disabled and status = 'active' and password_hash is not null`

/** Throws 409 if a user is the only active administrator. Take the lock of `lockAuthority` before the call. */
async function requireAnotherAdministrator(transaction: Queryable, userId: number): Promise<void> {
  const [found] = await transaction.query<{ isOne: boolean; hasOther: boolean }>(
    `select exists (select from ${administrator} and app_user.id = $1) as "isOne",
       exists (select from ${administrator} and app_user.id <> $1) as "hasOther"`,
    [userId],
  )
  if (found?.isOne && !found.hasOther) throw conflict((texts) => texts.user.lastAdministrator)
}
