import type { Queryable } from '../database/Database.ts'

/** Deletes the notifications of a user with their push messages, and the user's counts and rules. */
export async function eraseRecipient(transaction: Queryable, userId: number): Promise<void> {
  await transaction.query('delete from notification where user_id = $1', [userId])
  await transaction.query('delete from notification_count where user_id = $1', [userId])
  await transaction.query('delete from notification_rules where user_id = $1', [userId])
}
