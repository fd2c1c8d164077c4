import type { Queryable } from '../database/Database.ts'

/** Erases the inbox of a user, with its pending push, and the user's rules. */
export async function eraseRecipient(transaction: Queryable, userId: number): Promise<void> {
  await transaction.query('delete from notification where user_id = $1', [userId])
  await transaction.query('delete from notification_count where user_id = $1', [userId])
  await transaction.query('delete from notification_rules where user_id = $1', [userId])
}
