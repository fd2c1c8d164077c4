import type { Queryable } from '../database/Database.ts'
import { findAddresses, type FindAddress } from './findAddresses.ts'
import { digestText, textOf } from './eventTexts.ts'
import { type Candidate, listTold } from './eventRepository.ts'
import { type FleetEvent, keyOf, subjectOf } from './FleetEvent.ts'
import { growDigest, type OpenDigest, splitFlood, type Told } from './Flood.ts'
import {
  insertNotifications,
  type NewNotification,
  noticeKey,
  readTold,
  updateDigest,
} from './notificationWriter.ts'
import { type Notice, pushNotices } from './pushNotices.ts'
import { concerns, heldSince, isImportant, type Recipient } from './Recipient.ts'

/** Tells users of new events: in their lists, and to their browsers. */
export async function tell(
  transaction: Queryable,
  recipients: readonly Recipient[],
  events: readonly FleetEvent[],
  now: number,
): Promise<void> {
  const news = await newsOf(transaction, recipients, events)
  if (news.length === 0) return
  const told = await readTold(transaction, [...new Set(news.map(({ userId }) => userId))], now)
  const addressOf = await findAddresses(transaction, events)
  const notices: Notice[] = []
  for (const recipient of recipients) {
    const own = news.filter(({ userId }) => userId === recipient.userId).map(({ event }) => event)
    for (const ofKind of Map.groupBy(own, ({ kind }) => kind).values()) {
      const before = told.find((one) => one.userId === recipient.userId && one.kind === ofKind[0]?.kind)
      notices.push(
        ...noticesOf(recipient, ofKind, before ?? { singles: 0, digest: null }, { addressOf, now }),
      )
    }
  }
  const stored = await store(transaction, notices, now)
  await pushNotices(transaction, stored, now)
}

/** Which events concern whom, without those that a user was told of by another rule. */
async function newsOf(
  transaction: Queryable,
  recipients: readonly Recipient[],
  events: readonly FleetEvent[],
): Promise<Candidate[]> {
  const candidates = recipients.flatMap((recipient) =>
    events
      .filter((event) => concerns(recipient, event))
      .map((event) => ({ userId: recipient.userId, event, isChanged: isChanged(recipient, event) })),
  )
  const told = await listTold(
    transaction,
    candidates.filter((one) => one.isChanged),
  )
  return candidates.filter((one) => !told.has(one))
}

/** The rule was another one when it began. */
function isChanged(recipient: Recipient, { kind, from }: FleetEvent): boolean {
  return recipient.since[kind] !== undefined && heldSince(recipient, kind) > from
}

function noticesOf(
  recipient: Recipient,
  events: readonly FleetEvent[],
  before: Pick<Told, 'singles' | 'digest'>,
  { addressOf, now }: { addressOf: FindAddress; now: number },
): Notice[] {
  const { singles, rest } = splitFlood(events, before)
  const { zone } = recipient.rules
  const notices: Notice[] = singles.map((event) => ({
    recipient,
    tag: `${event.kind}:${subjectOf(event)}`,
    told: 1,
    open: null,
    notification: {
      ...textOf(event, addressOf(event.place), zone),
      userId: recipient.userId,
      key: keyOf(event),
      kind: event.kind,
      subject: subjectOf(event),
      at: event.at,
      important: isImportant[event.kind],
      simulated: event.simulated,
      count: 1,
      digest: null,
    },
  }))
  const digest = digestOf(recipient, rest, before.digest, { addressOf, now })
  return digest === null ? notices : [...notices, digest]
}

function digestOf(
  recipient: Recipient,
  events: readonly FleetEvent[],
  open: OpenDigest | null,
  { addressOf, now }: { addressOf: FindAddress; now: number },
): Notice | null {
  const [first] = events
  if (first === undefined) return null
  const { kind } = first
  const digest = growDigest(open ?? { kind, count: 0, simulated: 0, names: [] }, events)
  const notification: NewNotification = {
    // As long as it is about one event, it tells of that.
    ...(digest.count > 1 ? digestText(digest) : textOf(first, addressOf(first.place), recipient.rules.zone)),
    userId: recipient.userId,
    key: `digest:${kind}:${String(now)}`,
    kind,
    subject: null,
    at: Math.max(...events.map(({ at }) => at)),
    important: isImportant[kind],
    simulated: digest.simulated === digest.count,
    count: digest.count,
    digest: JSON.stringify(digest),
  }
  const grown = open === null ? null : { ...digest, id: open.id }
  return { recipient, tag: `digest:${kind}`, told: events.length, open: grown, notification }
}

/** Stores what is new and lets digests grow; answers the notices that are there now, with their ids. */
async function store(
  transaction: Queryable,
  notices: readonly Notice[],
  now: number,
): Promise<(Notice & { id: number })[]> {
  const fresh = notices.filter(({ open }) => open === null).map(({ notification }) => notification)
  const ids = await insertNotifications(transaction, fresh, now)
  for (const { open, notification } of notices) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (open) await updateDigest(transaction, open, notification, { at: notification.at, now })
  }
  return notices.flatMap((notice) => {
    const id = notice.open?.id ?? ids.get(noticeKey(notice.notification))
    return id === undefined ? [] : [{ ...notice, id }]
  })
}
