import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { measureFractions } from '../measure/measureFractions.ts'
import type { MeasuredPoint } from '../measure/measureTrip.ts'
import { type TimeRange, intersect, subtract, unite } from '../measure/timeRanges.ts'

/** A timed share of a trip; `from` and `to` are in milliseconds since 1970. */
export interface TimedShare {
  tripId: number
  seq: number
  deviceId: number
  vehicleId: number | null
  driverId: number | null
  from: number
  to: number
  /** Number of fixes of the whole trip, before retention thinned it. */
  fixes: number
}

/** What of a share counts in another trip, and whether another trip overlaps the share at all. */
interface Overlap {
  uncounted: TimeRange[]
  overlap: boolean
}

/**
 * Decides what of each share counts, so that each moment of a device, vehicle or driver counts at most once. Where trips
 * overlap, the one with more fixes counts; if they have equally many, the one with the lower id. A time counts in
 * another trip only if that trip itself counts then.
 */
export function countShares<Share extends TimedShare>(shares: readonly Share[]): Map<Share, Overlap> {
  const counted = new Map<string, { share: Share; ranges: TimeRange[] }[]>()
  const overlaps = new Map<Share, Overlap>()
  const ranked = shares.toSorted((a, b) => b.fixes - a.fixes || a.tripId - b.tripId || a.seq - b.seq)
  for (const share of ranked) {
    const own: TimeRange[] = [[share.from, share.to]]
    const others = keysOf(share)
      .flatMap((key) => counted.get(key) ?? [])
      .filter((other) => other.share.tripId !== share.tripId && isOverlap(other.share, share))
    const uncounted = intersect(
      own,
      others.flatMap(({ ranges }) => ranges),
    )
    for (const { share: other } of others) {
      const known = overlaps.get(other)
      if (known) known.overlap = true
    }
    overlaps.set(share, { uncounted, overlap: others.length > 0 })
    const entry = { share, ranges: subtract(own, uncounted) }
    for (const key of keysOf(share)) {
      const entries = counted.get(key)
      if (entries) entries.push(entry)
      else counted.set(key, [entry])
    }
  }
  return overlaps
}

function keysOf({ deviceId, vehicleId, driverId }: TimedShare): string[] {
  return [
    `device ${String(deviceId)}`,
    ...(vehicleId === null ? [] : [`vehicle ${String(vehicleId)}`]),
    ...(driverId === null ? [] : [`driver ${String(driverId)}`]),
  ]
}

function isOverlap(a: TimedShare, b: TimedShare): boolean {
  return Math.max(a.from, b.from) < Math.min(a.to, b.to)
}

/** The key of an advisory lock: an arbitrary number that no other lock uses. */
const sharesLock = 5_120_091

/**
 * Waits until no other transaction stores or deletes trips, because simultaneous writers would not see that their trips
 * overlap. Call it before the first write of a trip in a transaction.
 */
export async function lockTrips(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [sharesLock])
}

/** SQL for the time by which the indexes of `trip_share` are sorted. Untimed shares come first. */
export const listedAt = (share: string) => `coalesce(${share}.from_at, '-infinity'::timestamptz)`

/**
 * Returns two SQL conditions. Each share that lasts into a time and began before it matches one of them: the first uses
 * the index of a device, vehicle, driver or depot, the second the index of the few long shares.
 */
export function lastsInto(share: string, time: string): [string, string] {
  const isLong = `${share}.to_at - ${share}.from_at > interval '1 day'`
  const isOpen = `${listedAt(share)} < ${time} and ${share}.to_at > ${time}`
  return [
    `${listedAt(share)} >= ${time} - interval '1 day' and ${isOpen} and not ${isLong}`,
    `${isLong} and ${isOpen}`,
  ]
}

/** Lists the other trips that overlap one of these trips and have the same device, vehicle or driver then. */
export async function listOverlapping(database: Queryable, tripIds: readonly number[]): Promise<number[]> {
  if (tripIds.length === 0) return []
  const begins = `${listedAt('other')} >= own.from_at and ${listedAt('other')} < own.to_at`
  const [lasts, lastsLong] = lastsInto('other', 'own.from_at')
  const keys = ['device_id', 'vehicle_id', 'driver_id'].map((key) => `other.${key} = own.${key}`)
  const arms = [
    ...keys.flatMap((key) => [`${key} and ${begins}`, `${key} and ${lasts}`]),
    `(${keys.join(' or ')}) and ${lastsLong}`,
  ]
  const rows = await database.query<{ id: number }>(
    arms
      .map(
        (arm) => `select other.session_id as id from trip_share own join trip_share other on ${arm}
          where own.session_id = any($1) and other.session_id <> all($1)`,
      )
      .join(' union '),
    [tripIds],
  )
  return rows.map(({ id }) => id)
}

interface StoredShare extends TimedShare {
  km: number
  movingS: number
  uncounted: TimeRange[]
  overlap: boolean
  recount: boolean
}

/** SQL that gives the uncounted times of a `trip_share` as JSON: `[[from, to], …]` in milliseconds since 1970. */
export const uncountedJson = `coalesce((select json_agg(json_build_array(${epochMs('lower(range)')}, ${epochMs('upper(range)')}))
  from unnest(share.uncounted) as range), '[]')`

/**
 * Decides again what counts of these trips and of all trips that overlap them, directly or through other trips. The
 * transaction must have called `lockTrips`.
 */
export async function recountTrips(database: Queryable, tripIds: readonly number[]): Promise<void> {
  const ids = await withOverlapping(database, tripIds)
  if (ids.length === 0) return
  const shares = await database.query<StoredShare>(
    `select share.session_id as "tripId", seq, share.device_id as "deviceId", share.vehicle_id as "vehicleId",
       share.driver_id as "driverId", ${epochMs('from_at')} as "from", ${epochMs('to_at')} as "to", km,
       moving_s as "movingS", overlap, recount, coalesce(session.thinned_from, session.point_count) as fixes,
       ${uncountedJson} as uncounted
     from trip_share share join gps_session session on session.id = share.session_id
     where session_id = any($1) and from_at is not null`,
    [ids],
  )
  const overlaps = countShares(shares)
  const changed = shares.filter((share) => isChanged(share, overlaps.get(share)))
  const partial = changed.filter((share) => (overlaps.get(share)?.uncounted.length ?? 0) > 0)
  const points = await readTimedPoints(
    database,
    partial.map(({ tripId }) => tripId),
  )
  const rows = changed.map((share) => {
    const { uncounted, overlap } = overlaps.get(share) ?? { uncounted: [], overlap: false }
    const own: TimeRange[] = [[share.from, share.to]]
    const counted = subtract(own, uncounted)
    const fractions =
      uncounted.length === 0
        ? { km: 1, moving: 1 }
        : measureFractions(points.get(share.tripId) ?? [], own, counted)
    const { tripId, seq, km, movingS } = share
    return { tripId, seq, km: km * fractions.km, s: movingS * fractions.moving, uncounted, overlap }
  })
  if (rows.length === 0) return
  await database.query(
    `update trip_share set counted_km = (row->>'km')::float8, counted_s = (row->>'s')::float8,
       overlap = (row->>'overlap')::boolean, recount = false, uncounted = coalesce((
         select range_agg(tstzrange(to_timestamp((range->>0)::float8 / 1000), to_timestamp((range->>1)::float8 / 1000)))
         from jsonb_array_elements(row->'uncounted') as range), '{}')
     from jsonb_array_elements($1::jsonb) as row
     where session_id = (row->>'tripId')::int and seq = (row->>'seq')::int`,
    [JSON.stringify(rows)],
  )
}

async function withOverlapping(database: Queryable, tripIds: readonly number[]): Promise<number[]> {
  const known = new Set(tripIds)
  let found = [...known]
  while (found.length > 0) {
    const next = await listOverlapping(database, found)
    found = next.filter((id) => !known.has(id))
    for (const id of found) known.add(id)
  }
  return [...known]
}

function isChanged(share: StoredShare, now: Overlap | undefined): boolean {
  if (now === undefined || share.recount || share.overlap !== now.overlap) return true
  const before = unite(share.uncounted)
  return (
    before.length !== now.uncounted.length ||
    before.some(([from, to], index) => from !== now.uncounted[index]?.[0] || to !== now.uncounted[index]?.[1])
  )
}

/** Reads the points of trips, in their order, with what the measures need. */
export async function readTimedPoints(
  database: Queryable,
  tripIds: readonly number[],
): Promise<Map<number, MeasuredPoint[]>> {
  if (tripIds.length === 0) return new Map()
  const points = await database.query<MeasuredPoint & { tripId: number }>(
    `select session_id as "tripId", ${epochMs('time')} as time, lat, lng, nullif(speed, 'NaN') as speed
     from gps_point where session_id = any($1) order by session_id, seq`,
    [[...new Set(tripIds)]],
  )
  return Map.groupBy(points, ({ tripId }) => tripId)
}

/** Number of trips that one transaction counts again. */
const AT_ONCE = 500

/** Counts the trips that a migration marked. The server calls this when it starts. */
export async function countMarkedTrips(database: {
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
}): Promise<void> {
  let hasMore = true
  while (hasMore) {
    hasMore = await database.transaction(async (transaction) => {
      const rows = await transaction.query<{ id: number }>(
        `select distinct session_id as id from trip_share where recount order by session_id limit ${String(AT_ONCE)}`,
      )
      if (rows.length === 0) return false
      await lockTrips(transaction)
      await recountTrips(
        transaction,
        rows.map(({ id }) => id),
      )
      return true
    })
  }
}
