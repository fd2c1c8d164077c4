import type { Queryable } from '../../database/Database.ts'
import { conflict } from '../../http/HttpError.ts'
import { hasFactor, lockUser } from './factors.ts'

/** SQL that is true for an `app_user` whose role requires a second factor. */
const requiresFactor = `exists (
  select from role requiring where requiring.id = app_user.role_id and requiring.require_factor)`

/** SQL that is true for an `app_user` who has no second factor although the role requires one. */
export const lacksFactor = `(${requiresFactor} and not ${hasFactor})`

/** Returns whether the role of a user requires a second factor. */
export async function isFactorRequired(database: Queryable, userId: number): Promise<boolean> {
  const rows = await database.query(`select from app_user where id = $1 and ${requiresFactor}`, [userId])
  return rows.length > 0
}

/**
 * Throws 409 if the role of a user requires a second factor and the user has none left. Call it after a factor was
 * deleted, in the same transaction. If two requests delete the last two factors at the same time, one of them fails.
 */
export async function requireFactorLeft(transaction: Queryable, userId: number): Promise<void> {
  await lockUser(transaction, userId)
  const lacking = await transaction.query(`select from app_user where id = $1 and ${lacksFactor}`, [userId])
  if (lacking.length > 0) throw conflict((texts) => texts.factor.required)
}
