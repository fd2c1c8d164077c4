import type { Queryable } from '../database/Database.ts'
import { type NotificationText, quietText } from './eventTexts.ts'
import type { OpenDigest } from './Flood.ts'
import type { NewNotification } from './notificationWriter.ts'
import {
  changePush,
  countQuiet,
  digestPaceMs,
  type DigestPush,
  insertPushes,
  type NewPush,
  readDigestPushes,
} from '../push/pushQueue.ts'
import { quietUntil } from './zonedTime.ts'
import type { Recipient } from './Recipient.ts'

/** One thing that a user is told, new or grown. */
export interface Notice {
  recipient: Recipient
  notification: NewNotification
  /** A later push of the same tag takes the place of an earlier one. */
  tag: string
  /** How many events are new in it. */
  told: number
  /** The digest as it stands now, where it was there before. */
  open: OpenDigest | null
}

type StoredNotice = Notice & { id: number }

/** Leaves for the sender what is to be pushed of stored notices: at once, or one message when quiet hours end. */
export async function pushNotices(
  transaction: Queryable,
  notices: readonly StoredNotice[],
  now: number,
): Promise<void> {
  const pushed = notices.filter(({ recipient }) => recipient.hasBrowser)
  const digests = pushed.filter(({ notification }) => notification.digest !== null).map(({ id }) => id)
  const latest = await readDigestPushes(transaction, digests)
  const pushes: NewPush[] = []
  for (const own of Map.groupBy(pushed, ({ recipient }) => recipient).values()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    pushes.push(...(await pushesOf(transaction, own, latest, now)))
  }
  await insertPushes(transaction, pushes)
}

/** The messages for one user. */
async function pushesOf(
  transaction: Queryable,
  notices: readonly StoredNotice[],
  latest: ReadonlyMap<number, DigestPush>,
  now: number,
): Promise<NewPush[]> {
  const [first] = notices
  if (first === undefined) return []
  const { rules, userId } = first.recipient
  const pushes: NewPush[] = []
  const quiet = { userId, count: 0, dueAt: now }
  for (const notice of notices) {
    const before = latest.get(notice.id)
    const dueAt = Math.max(now, (before?.dueAt ?? 0) + (before ? digestPaceMs : 0))
    const until = quietUntil(rules, now) ?? quietUntil(rules, dueAt)
    if (until !== null) {
      quiet.count += notice.told
      quiet.dueAt = until
      continue
    }
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (!(await isAdded(transaction, notice, before, now))) pushes.push(pushOf(notice, dueAt))
  }
  if (quiet.count > 0) await countQuiet(transaction, { ...quiet, now }, quietText)
  return pushes
}

/** Whether the push of a digest that waits for its minute could take the news along. */
async function isAdded(
  transaction: Queryable,
  { notification }: StoredNotice,
  before: DigestPush | undefined,
  now: number,
): Promise<boolean> {
  if (before === undefined || !before.isWaiting || before.dueAt <= now) return false
  return changePush(transaction, before.id, pushText(notification), notification.count)
}

function pushOf({ notification, id, tag }: StoredNotice, dueAt: number): NewPush {
  const { userId, important, count } = notification
  return { ...pushText(notification), userId, notificationId: id, tag, important, count, dueAt }
}

/** The list marks what is simulated; on the screen of a phone nothing but the title can. */
function pushText({ title, body, target, simulated }: NewNotification): NotificationText {
  return { title: simulated ? `${title} (simulasi)` : title, body, target }
}
