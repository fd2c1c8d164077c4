import type { Queryable } from '../database/Database.ts'
import { conflict } from '../http/HttpError.ts'

/** SQL for the administrators: the enabled accounts that have the system role, can sign in, and see all depots. */
const administrator = `app_user join role on role.id = app_user.role_id
  where role.type = 'system' and all_groups and not disabled and status = 'active' and password_hash is not null`

/** Throws 409 if a user is the only active administrator. Take the lock of `lockAuthority` before the call. */
export async function requireAnotherAdministrator(transaction: Queryable, userId: number): Promise<void> {
  const [found] = await transaction.query<{ isOne: boolean; hasOther: boolean }>(
    `select exists (select from ${administrator} and app_user.id = $1) as "isOne",
       exists (select from ${administrator} and app_user.id <> $1) as "hasOther"`,
    [userId],
  )
  if (found?.isOne && !found.hasOther) throw conflict((texts) => texts.user.lastAdministrator)
}
