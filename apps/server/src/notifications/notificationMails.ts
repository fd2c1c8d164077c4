import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { type ClaimedMail, keepNotifications, queueNotificationMail } from '../mail/mailOutbox.ts'
import type { MailedNotifications } from '../mail/writeMail.ts'
import { notificationVisible } from '../security/scope.ts'
import { groupIdsOf } from '../security/tokens.ts'
import type { NewNotification } from './notificationWriter.ts'
import { type Recipient, usesChannel } from './Recipient.ts'
import { quietUntil } from './zonedTime.ts'

/** A user gets at most one e-mail with notifications in this time. */
const PACE_MS = 15 * 60_000
/** The e-mail waits for this time, so that it contains the notifications of the same minute. */
const WAIT_MS = 60_000
/** Maximum number of notifications that an e-mail names; it gives only the number of the others. */
const MAX_NAMED = 20

interface Notified {
  id: number
  recipient: Recipient
  notification: Pick<NewNotification, 'kind'>
}

/**
 * Queues one e-mail for each user with notifications whose rules use the channel e-mail. The e-mail is written when it
 * is sent, and contains all notifications until then.
 */
export async function queueNotificationMails(
  transaction: Queryable,
  notified: readonly Notified[],
  now: number,
): Promise<void> {
  const mailed = notified.filter(({ recipient, notification }) =>
    usesChannel(recipient.rules, notification.kind, 'email'),
  )
  if (mailed.length === 0) return
  await transaction.query('update notification set mail_due = true where id = any($1)', [
    mailed.map(({ id }) => id),
  ])
  const recipients = [...new Set(mailed.map(({ recipient }) => recipient))]
  const rows = await transaction.query<{ userId: number; mailedAt: number }>(
    `select user_id as "userId", ${epochMs('mailed_at')} as "mailedAt" from notification_rules
     where user_id = any($1) and mailed_at is not null`,
    [recipients.map(({ userId }) => userId)],
  )
  const latest = new Map(rows.map(({ userId, mailedAt }) => [userId, mailedAt]))
  await queueNotificationMail(
    transaction,
    recipients.map(({ userId, language, rules }) => {
      const paceAt = latest.get(userId) ?? 0
      return {
        userId,
        language,
        dueAt: Math.max(now + WAIT_MS, quietUntil(rules, now) ?? 0, paceAt + PACE_MS),
      }
    }),
  )
}

/**
 * Returns the notifications for an e-mail, without those that the user has read, deleted, or may no longer see. The
 * first try takes all that wait; a later try contains the same ones.
 */
export async function takeMailed(
  transaction: Queryable,
  { id, userId, detail, language }: Pick<ClaimedMail, 'id' | 'userId' | 'detail' | 'language'>,
): Promise<MailedNotifications> {
  const ids = detail.notifications ?? (await takeDue(transaction, id, userId))
  const [user] = await transaction.query<{ groupIds: number[] | null }>(
    `select ${groupIdsOf} as "groupIds" from app_user where id = $1`,
    [userId],
  )
  const rows = await transaction.query<{ title: string; body: string; simulated: boolean }>(
    `select coalesce(words ->> 'title', title) as title, coalesce(words ->> 'body', body) as body, simulated
     from notification cross join lateral (select case when $3 = 'en' then english end as words) chosen
     join app_user on app_user.id = notification.user_id
     where notification.id = any($1::bigint[]) and removed_at is null and read_at is null
       and ${notificationVisible('$2')}
     order by important desc, at desc`,
    [ids, user?.groupIds ?? null, language],
  )
  return { lines: rows.slice(0, MAX_NAMED), more: Math.max(0, rows.length - MAX_NAMED) }
}

async function takeDue(transaction: Queryable, mailId: number, userId: number | null): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    'update notification set mail_due = false where user_id = $1 and mail_due returning id',
    [userId],
  )
  const ids = rows.map(({ id }) => id)
  await keepNotifications(transaction, mailId, ids)
  await transaction.query('update notification_rules set mailed_at = now() where user_id = $1', [userId])
  return ids
}
