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
import {
  appliesTo,
  type DepotRules,
  isImportant,
  reaches,
  type Recipient,
  type RuleOwner,
  ruleSince,
  usesChannel,
  wants,
} from './Recipient.ts'
import type { DepotTimes } from './ruleTimes.ts'
import { addCounts, type NotifiedCount } from './notificationRepository.ts'

interface NotifyOptions {
  /** The times of the depots; empty if no rule depends on them. */
  depots: ReadonlyMap<number, DepotTimes>
  /** The rules of depots, which notify the recipients beside their own rules. */
  depotRules?: readonly DepotRules[]
  now: number
  /** Whether the server sends e-mail. */
  hasMail?: boolean
}

/** Notifies users of new events: stores notifications and queues pushes. */
export async function notify(
  transaction: Queryable,
  recipients: readonly Recipient[],
  events: readonly FleetEvent[],
  { depots, depotRules = [], now, hasMail = false }: NotifyOptions,
): Promise<void> {
  const candidates = await findCandidates(transaction, recipients, events, { depots, depotRules })
  if (candidates.length === 0) return
  const recent = await readRecent(transaction, [...new Set(candidates.map(({ userId }) => userId))], now)
  const addressOf = await findAddresses(transaction, events)
  const pending: PendingNotification[] = []
  for (const recipient of recipients) {
    const own = candidates.filter(({ userId }) => userId === recipient.userId)
    const byDepot = new Set(own.filter((one) => one.isByDepot).map(({ event }) => event))
    for (const [kind, ofKind] of Map.groupBy(own, ({ event }) => event.kind)) {
      const before = recent.find((one) => one.userId === recipient.userId && one.kind === kind)
      const options = { byDepot, addressOf, now }
      pending.push(
        ...notificationsFor(
          recipient,
          ofKind.map(({ event }) => event),
          before ?? { singles: 0, digest: null },
          options,
        ),
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

/** An event of which a user is notified. */
interface FoundCandidate extends Candidate {
  /** Whether a rule of a depot found it; then the list of the user always shows it. */
  isByDepot: boolean
  /** Whether another rule may have notified the user of the same silence, speeding or movement. */
  canRepeat: boolean
}

/**
 * Finds the events for each user. After a change of a rule, and for two rules with other limits, the same silence or the
 * same speeding can be two events. Therefore omits an event if this user already has a notification about it.
 */
async function findCandidates(
  transaction: Queryable,
  recipients: readonly Recipient[],
  events: readonly FleetEvent[],
  { depots, depotRules }: { depots: ReadonlyMap<number, DepotTimes>; depotRules: readonly DepotRules[] },
): Promise<FoundCandidate[]> {
  const found = events.map((event) => ({
    event,
    rules: depotRules.filter((one) => appliesTo(one, event, depots)),
  }))
  const candidates = recipients.flatMap((recipient) =>
    found.flatMap(({ event, rules }): FoundCandidate[] => {
      const ofDepots = rules.filter((one) => reaches(one, recipient, event.kind))
      const owners = [...(appliesTo(recipient, event, depots) ? [recipient] : []), ...ofDepots]
      if (owners.length === 0) return []
      const canRepeat =
        owners.some((owner) => isChanged(owner, event)) || hasOtherRule(recipient, depotRules, event)
      return [{ userId: recipient.userId, event, isByDepot: ofDepots.length > 0, canRepeat }]
    }),
  )
  const once = omitRepeats(candidates)
  const notified = await listAlreadyNotified(
    transaction,
    once.filter((one) => one.canRepeat),
  )
  return once.filter((one) => !notified.has(one))
}

/** Checks whether the rule changed after the event began. A rule only chooses alarms; it never makes them new events. */
function isChanged(owner: RuleOwner, { kind, from }: FleetEvent): boolean {
  return kind !== 'alarm' && owner.since[kind] !== undefined && ruleSince(owner, kind) > from
}

/** Checks whether several rules can notify a user of the same event, such as the own rule and that of a depot. */
function hasOtherRule(
  recipient: Recipient,
  depotRules: readonly DepotRules[],
  { kind }: FleetEvent,
): boolean {
  if (kind === 'alarm') return false
  const ofDepots = depotRules.filter((one) => wants(one, kind) && reaches(one, recipient, kind))
  return ofDepots.length + (wants(recipient, kind) ? 1 : 0) > 1
}

/** Returns the candidates without those that repeat an earlier one of the same user, kind and device. */
function omitRepeats(candidates: readonly FoundCandidate[]): FoundCandidate[] {
  const kept = new Map<string, FleetEvent[]>()
  return candidates
    .toSorted((a, b) => a.event.at - b.event.at)
    .filter(({ userId, event, canRepeat }) => {
      const key = `${String(userId)} ${event.kind} ${subjectOf(event)}`
      const before = kept.get(key) ?? []
      if (canRepeat && before.some(({ at }) => at >= event.from && at <= event.to)) return false
      kept.set(key, [...before, event])
      return true
    })
}

interface NotificationOptions {
  /** The events that a rule of a depot found. */
  byDepot: ReadonlySet<FleetEvent>
  addressOf: FindAddress
  now: number
}

function notificationsFor(
  recipient: Recipient,
  events: readonly FleetEvent[],
  before: Pick<RecentNotifications, 'singles' | 'digest'>,
  { byDepot, addressOf, now }: NotificationOptions,
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
      listed: isListed(recipient, [event], byDepot),
      groupIds: groupsIn([event]),
      count: 1,
      digest: null,
    },
  }))
  const digest = digestOf(recipient, rest, before.digest, { byDepot, addressOf, now })
  return digest === null ? pending : [...pending, digest]
}

function digestOf(
  recipient: Recipient,
  events: readonly FleetEvent[],
  open: OpenDigest | null,
  { byDepot, addressOf, now }: NotificationOptions,
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
    listed: isListed(recipient, events, byDepot),
    groupIds: groupsIn(events),
    count: digest.count,
    digest: JSON.stringify(digest),
  }
  const extended = open === null ? null : { ...digest, id: open.id }
  return { recipient, tag: `digest:${kind}`, newEvents: events.length, open: extended, notification }
}

/** Checks whether the list of a user shows a notification about these events of one kind. */
function isListed(
  { rules }: Recipient,
  events: readonly FleetEvent[],
  byDepot: ReadonlySet<FleetEvent>,
): boolean {
  return events.some((event) => byDepot.has(event) || usesChannel(rules, event.kind, 'list'))
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
