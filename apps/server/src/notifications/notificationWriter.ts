import { columnsOf } from '../database/sql.ts'
import type { Queryable } from '../database/Database.ts'
import type { NotificationTexts, Digest } from './eventTexts.ts'
import type { NotificationKind, FleetEvent } from './FleetEvent.ts'

export interface NewNotification extends NotificationTexts {
  userId: number
  key: string
  kind: NotificationKind
  subject: string | null
  at: number
  important: boolean
  simulated: boolean
  /** Whether the list shows the notification; false if the rule only sends push messages. */
  listed: boolean
  groupIds: number[]
  count: number
  /** The counts and names of a digest, as JSON. */
  digest: string | null
}

export async function readRecent(
  transaction: Queryable,
  userIds: readonly number[],
  now: number,
): Promise<RecentNotifications[]> {
  return transaction.query(
    `select user_id as "userId", kind, count(*) filter (where digest is null and created_at > ${before(FLOOD_MS)}) as singles,
       (array_agg(digest || jsonb_build_object('id', id) order by id desc)
         filter (where digest is not null and removed_at is null and grown_at > ${before(FLOOD_MS)}))[1] as digest
     from notification
     where user_id = any($1) and created_at > ${before(MAX_DIGEST_MS)} and created_at <= to_timestamp($2::float8 / 1000)
     group by user_id, kind`,
    [userIds, now],
  )
}

function before(milliseconds: number): string {
  return `to_timestamp(($2::float8 - ${String(milliseconds)}) / 1000)`
}

/** Inserts notifications that do not exist yet. Returns their ids; the keys of the map come from `notificationKey`. */
export async function insertNotifications(
  transaction: Queryable,
  notifications: readonly NewNotification[],
  now: number,
): Promise<Map<string, number>> {
  if (notifications.length === 0) return new Map()
  const rows = await transaction.query<{ id: number; userId: number; key: string }>(
    `insert into notification (user_id, key, kind, subject, title, body, target, at, important, simulated, count, digest,
       listed, group_ids, grown_at, created_at, english)
     select user_id, key, kind, subject, title, body, target, to_timestamp(at_ms / 1000), important, simulated, count,
       digest::jsonb, listed, array(select jsonb_array_elements_text(groups::jsonb)::int), case when digest is not null then to_timestamp($14::float8 / 1000) end, to_timestamp($14::float8 / 1000), english::jsonb
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::float8[],
       $9::bool[], $10::bool[], $11::int[], $12::text[], $13::bool[], $15::text[], $16::text[])
       as t (user_id, key, kind, subject, title, body, target, at_ms, important, simulated, count, digest, listed, groups, english)
     on conflict do nothing returning id, user_id as "userId", key`,
    [
      ...columnsOf(
        notifications.map((one) => ({ ...one, ...one.texts.id })),
        'userId',
        'key',
        'kind',
        'subject',
        'title',
        'body',
        'target',
        'at',
        'important',
        'simulated',
        'count',
        'digest',
        'listed',
      ),
      now,
      // Sends JSON, because PostgreSQL accepts an array of arrays only if all of them have the same length.
      notifications.map(({ groupIds }) => JSON.stringify(groupIds)),
      notifications.map(({ texts }) => JSON.stringify(texts.en)),
    ],
  )
  return new Map(rows.map(({ id, userId, key }) => [notificationKey({ userId, key }), id]))
}

export function notificationKey({ userId, key }: Pick<NewNotification, 'userId' | 'key'>): string {
  return `${String(userId)} ${key}`
}

export async function updateDigest(
  transaction: Queryable,
  { id, ...digest }: OpenDigest,
  text: NotificationTexts & Pick<NewNotification, 'listed' | 'groupIds'>,
  { at, now }: { at: number; now: number },
): Promise<void> {
  await transaction.query(
    `update notification set title = $2, body = $3, target = $4, count = $5, digest = $6::jsonb,
       simulated = $7, at = greatest(at, to_timestamp($8::float8 / 1000)), grown_at = to_timestamp($9::float8 / 1000),
       listed = listed or $10,
       group_ids = array(select distinct unnest(group_ids || $11::int[]) order by 1), read_at = null, changed_at = clock_timestamp(),
       english = $12::jsonb
     where id = $1`,
    [
      id,
      text.texts.id.title,
      text.texts.id.body,
      text.target,
      digest.count,
      JSON.stringify(digest),
      digest.simulated === digest.count,
      at,
      now,
      text.listed,
      text.groupIds,
      JSON.stringify(text.texts.en),
    ],
  )
}

/**
 * Maximum number of single notifications of one kind that a user gets within `FLOOD_MS`; further events join a digest.
 */
const MAX_SINGLES = 5
const FLOOD_MS = 10 * 60_000
/** A digest takes no more events after this time; if the flood continues, a new digest starts. */
const MAX_DIGEST_MS = 24 * 3_600_000
/** Maximum number of names in a digest. The text gives only the number of the other events. */
const MAX_NAMES = 10

export interface RecentNotifications {
  userId: number
  kind: NotificationKind
  /** Number of single notifications within the last ten minutes. */
  singles: number
  /** The digest that new events join; null if there is none. */
  digest: OpenDigest | null
}

export interface OpenDigest extends Digest {
  id: number
}

/** New events, divided into those that get single notifications and those that join a digest. */
interface Split {
  singles: readonly FleetEvent[]
  rest: readonly FleetEvent[]
}

/** Divides new events of one kind; the earliest get single notifications. */
export function splitFlood(
  events: readonly FleetEvent[],
  recent: Pick<RecentNotifications, 'singles' | 'digest'>,
): Split {
  const room = recent.digest === null ? Math.max(0, MAX_SINGLES - recent.singles) : 0
  const inOrder = events.toSorted((a, b) => a.at - b.at)
  return { singles: inOrder.slice(0, room), rest: inOrder.slice(room) }
}

export function extendDigest(before: Digest, events: readonly FleetEvent[]): Digest {
  const names = new Set([...before.names, ...events.map(({ name }) => name)])
  return {
    kind: before.kind,
    count: before.count + events.length,
    simulated: before.simulated + events.filter(({ simulated }) => simulated).length,
    names: [...names].slice(0, MAX_NAMES),
  }
}
