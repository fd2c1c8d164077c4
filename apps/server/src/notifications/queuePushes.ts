import type { Queryable } from '../database/Database.ts'
import { pushText, quietText } from './eventTexts.ts'
import type { OpenDigest, NewNotification } from './notificationWriter.ts'
import {
  changePush,
  countQuiet,
  digestPaceMs,
  type DigestPush,
  insertPushes,
  type NewPush,
  readDigestPushes,
} from '../push/pushMessageRepository.ts'
import { quietUntil } from './zonedTime.ts'
import { type Recipient, usesChannel } from './Recipient.ts'

/** A notification to store and push. It is new, or it is a digest that gets new events. */
export interface PendingNotification {
  recipient: Recipient
  notification: NewNotification
  /** In a browser, a push message replaces an earlier one with the same tag. */
  tag: string
  newEvents: number
  /** The digest to update; null for a new notification. */
  open: OpenDigest | null
}

type StoredNotification = PendingNotification & { id: number }

/**
 * Queues push messages about stored notifications. For a user in quiet hours, only counts them in one message, which is
 * due at the end of the quiet hours.
 */
export async function queuePushes(
  transaction: Queryable,
  pending: readonly StoredNotification[],
  now: number,
): Promise<void> {
  const pushed = pending.filter(
    ({ recipient: { hasBrowser, rules }, notification }) =>
      hasBrowser && usesChannel(rules, notification.kind, 'push'),
  )
  const digests = pushed.filter(({ notification }) => notification.digest !== null).map(({ id }) => id)
  const latest = await readDigestPushes(transaction, digests)
  const pushes: NewPush[] = []
  for (const own of Map.groupBy(pushed, ({ recipient }) => recipient).values()) {
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    pushes.push(...(await pushesOf(transaction, own, latest, now)))
  }
  await insertPushes(transaction, pushes)
}

/**
 * Returns the new pushes for one user. Counts events in quiet hours, and updates the waiting push of a digest instead
 * of adding another.
 */
async function pushesOf(
  transaction: Queryable,
  pending: readonly StoredNotification[],
  latest: ReadonlyMap<number, DigestPush>,
  now: number,
): Promise<NewPush[]> {
  const [first] = pending
  if (first === undefined) return []
  const { rules, userId, language } = first.recipient
  const pushes: NewPush[] = []
  const quiet = { userId, count: 0, dueAt: now }
  for (const one of pending) {
    const before = latest.get(one.id)
    const dueAt = Math.max(now, (before?.dueAt ?? 0) + (before ? digestPaceMs : 0))
    const until = quietUntil(rules, now) ?? quietUntil(rules, dueAt)
    if (until !== null) {
      quiet.count += one.newEvents
      quiet.dueAt = until
      continue
    }
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    if (!(await updateWaitingPush(transaction, one, before, now))) pushes.push(pushOf(one, dueAt))
  }
  if (quiet.count > 0) await countQuiet(transaction, { ...quiet, now }, (count) => quietText(count, language))
  return pushes
}

/** Updates the waiting push of a digest; returns whether there was one. */
async function updateWaitingPush(
  transaction: Queryable,
  { notification, recipient }: StoredNotification,
  before: DigestPush | undefined,
  now: number,
): Promise<boolean> {
  if (before === undefined || !before.isWaiting || before.dueAt <= now) return false
  return changePush(transaction, before.id, pushText(notification, recipient.language), notification.count)
}

function pushOf({ notification, recipient, id, tag }: StoredNotification, dueAt: number): NewPush {
  const { userId, important, count } = notification
  return {
    ...pushText(notification, recipient.language),
    userId,
    notificationId: id,
    tag,
    important,
    count,
    dueAt,
  }
}
