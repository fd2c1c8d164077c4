import type { Queryable } from '../database/Database.ts'
import { type Candidate, type FindAddress, findAddresses, listAlreadyNotified } from './eventRepository.ts'
import { digestTexts, textsOf } from './eventTexts.ts'
import { type FleetEvent, keyOf, subjectOf, topicOf } from './FleetEvent.ts'
import {
  extendDigest,
  type OpenDigest,
  splitFlood,
  type RecentNotifications,
  insertNotifications,
  type NewNotification,
  notificationKey,
  readRecent,
  updateDigest,
} from './notificationWriter.ts'
import { type PendingNotification, queuePushes } from './queuePushes.ts'
import { queueNotificationMails } from './notificationMails.ts'
import { appliesTo, ruleSince, isImportant, type Recipient, usesChannel } from './Recipient.ts'
import type { DepotTimes } from './ruleTimes.ts'
import { addCounts, type NotifiedCount } from './notificationRepository.ts'

interface NotifyOptions {
  /** The times of the depots; empty if no rule depends on them. */
  depots: ReadonlyMap<number, DepotTimes>
  now: number
  /** Whether the server sends e-mail. */
  hasMail?: boolean
}

/** Notifies users of new events: stores notifications and queues pushes. */
export async function notify(
  transaction: Queryable,
  recipients: readonly Recipient[],
  events: readonly FleetEvent[],
  { depots, now, hasMail = false }: NotifyOptions,
): Promise<void> {
  const candidates = await findCandidates(transaction, recipients, events, depots)
  if (candidates.length === 0) return
  const recent = await readRecent(transaction, [...new Set(candidates.map(({ userId }) => userId))], now)
  const addressOf = await findAddresses(transaction, events)
  const pending: PendingNotification[] = []
  for (const recipient of recipients) {
    const own = candidates.filter(({ userId }) => userId === recipient.userId).map(({ event }) => event)
    for (const ofKind of Map.groupBy(own, ({ kind }) => kind).values()) {
      const before = recent.find((one) => one.userId === recipient.userId && one.kind === ofKind[0]?.kind)
      pending.push(
        ...notificationsFor(recipient, ofKind, before ?? { singles: 0, digest: null }, { addressOf, now }),
      )
    }
  }
  const stored = await store(transaction, pending, now)
  await addCounts(transaction, countsOf(stored), now)
  await queuePushes(transaction, stored, now)
  if (hasMail) await queueNotificationMails(transaction, stored, now)
}

function countsOf(stored: readonly PendingNotification[]): NotifiedCount[] {
  const counts = new Map<string, NotifiedCount>()
  for (const { notification, newEvents } of stored) {
    const { userId, kind } = notification
    const key = `${String(userId)} ${kind}`
    counts.set(key, { userId, kind, events: (counts.get(key)?.events ?? 0) + newEvents })
  }
  return [...counts.values()]
}

/**
 * Finds the events for each user. After a change of a rule, the same silence or the same speeding can be a new event.
 * Therefore, if a user's rule changed after an event began, omits the event if this user already has a notification
 * about it.
 */
async function findCandidates(
  transaction: Queryable,
  recipients: readonly Recipient[],
  events: readonly FleetEvent[],
  depots: ReadonlyMap<number, DepotTimes>,
): Promise<Candidate[]> {
  const candidates = recipients.flatMap((recipient) =>
    events
      .filter((event) => appliesTo(recipient, event, depots))
      .map((event) => ({ userId: recipient.userId, event, isChanged: isChanged(recipient, event) })),
  )
  const notified = await listAlreadyNotified(
    transaction,
    candidates.filter((one) => one.isChanged),
  )
  return candidates.filter((one) => !notified.has(one))
}

/** Checks whether the rule changed after the event began. A rule only chooses alarms; it never makes them new events. */
function isChanged(recipient: Recipient, { kind, from }: FleetEvent): boolean {
  return kind !== 'alarm' && recipient.since[kind] !== undefined && ruleSince(recipient, kind) > from
}

function notificationsFor(
  recipient: Recipient,
  events: readonly FleetEvent[],
  before: Pick<RecentNotifications, 'singles' | 'digest'>,
  { addressOf, now }: { addressOf: FindAddress; now: number },
): PendingNotification[] {
  const { singles, rest } = splitFlood(events, before)
  const { zone } = recipient.rules
  const pending: PendingNotification[] = singles.map((event) => ({
    recipient,
    tag: topicOf(event),
    newEvents: 1,
    open: null,
    notification: {
      ...textsOf(event, addressOf(event.place), zone),
      userId: recipient.userId,
      key: keyOf(event),
      kind: event.kind,
      subject: subjectOf(event),
      at: event.at,
      important: isImportant[event.kind],
      simulated: event.simulated,
      listed: usesChannel(recipient.rules, event.kind, 'list'),
      groupIds: groupsIn([event]),
      count: 1,
      digest: null,
    },
  }))
  const digest = digestOf(recipient, rest, before.digest, { addressOf, now })
  return digest === null ? pending : [...pending, digest]
}

function digestOf(
  recipient: Recipient,
  events: readonly FleetEvent[],
  open: OpenDigest | null,
  { addressOf, now }: { addressOf: FindAddress; now: number },
): PendingNotification | null {
  const [first] = events
  if (first === undefined) return null
  const { kind } = first
  const digest = extendDigest(open ?? { kind, count: 0, simulated: 0, names: [] }, events)
  const notification: NewNotification = {
    // A digest that contains only one event has the text of that event.
    ...(digest.count > 1
      ? digestTexts(digest)
      : textsOf(first, addressOf(first.place), recipient.rules.zone)),
    userId: recipient.userId,
    key: `digest:${kind}:${String(now)}`,
    kind,
    subject: null,
    at: Math.max(...events.map(({ at }) => at)),
    important: isImportant[kind],
    simulated: digest.simulated === digest.count,
    listed: usesChannel(recipient.rules, kind, 'list'),
    groupIds: groupsIn(events),
    count: digest.count,
    digest: JSON.stringify(digest),
  }
  const extended = open === null ? null : { ...digest, id: open.id }
  return { recipient, tag: `digest:${kind}`, newEvents: events.length, open: extended, notification }
}

function groupsIn(events: readonly FleetEvent[]): number[] {
  return [...new Set(events.flatMap(({ groupId }) => groupId ?? []))]
}

/** Inserts new notifications and updates digests; returns them with their ids. */
async function store(
  transaction: Queryable,
  pending: readonly PendingNotification[],
  now: number,
): Promise<(PendingNotification & { id: number })[]> {
  const fresh = pending.filter(({ open }) => open === null).map(({ notification }) => notification)
  const ids = await insertNotifications(transaction, fresh, now)
  for (const { open, notification } of pending) {
    // oxlint-disable-next-line no-await-in-loop -- the queries of a transaction run in sequence
    if (open) await updateDigest(transaction, open, notification, { at: notification.at, now })
  }
  return pending.flatMap((one) => {
    const id = one.open?.id ?? ids.get(notificationKey(one.notification))
    return id === undefined ? [] : [{ ...one, id }]
  })
}
