import type { Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import type { TrackerProtocol, TrackerReport } from './Intake.ts'
import { NetworkLimit } from '../security/clientNetwork.ts'

const countLock = 5_120_071
/** Maximum number of unknown devices that are stored, in total and from one network. */
const MAX_ROWS = 10_000
const MAX_OF_NETWORK = 200
/** The server deletes an unknown device that has sent nothing for this number of days. */
const KEPT_DAYS = 30

interface UnknownDevice {
  imei: string
  protocol: TrackerProtocol
  network?: string
}

/**
 * Counts the reports of unknown devices for all servers together. It counts each device at most once a minute, and adds
 * only as many new devices per minute as `newcomers` allows. Two reports come from the same device if their IMEIs have
 * the same identity key. Returns for each IMEI the time when it was last counted; this is `now` if this call counted
 * it. The result does not contain new devices above the limit.
 */
export async function countUnknown(
  transaction: Queryable,
  devices: readonly UnknownDevice[],
  now: number,
): Promise<Map<string, number>> {
  if (devices.length === 0) return new Map()
  const byKey = new Map(devices.map((device) => [normaliseImei(device.imei), device]))
  const rows = [...byKey].map(([imei, { protocol, network = '' }]) => ({ imei, protocol, network }))
  // With this lock, only one server counts at a time, and it sees the rows that other servers have stored. The commit
  // releases the lock.
  await transaction.query('select pg_advisory_xact_lock($1)', [countLock])
  const counted = await transaction.query<{ imei: string; is_new: boolean; ms: number }>(COUNT, [
    ...columnsOf(rows, 'imei', 'protocol', 'network'),
    now,
    Math.floor(now / newcomers.windowMs) * newcomers.windowMs,
    newcomers.network,
    newcomers.all,
    COUNT_MS,
  ])
  if (counted.some(({ is_new }) => is_new)) await dropSurplus(transaction)
  const times = new Map(counted.map(({ imei, ms }) => [imei, ms]))
  return new Map(
    devices.flatMap(({ imei }) => {
      const time = times.get(normaliseImei(imei))
      return time === undefined ? [] : [[imei, time]]
    }),
  )
}

/**
 * SQL that adds new unknown devices within the limits of this minute. For a device that was added earlier, it increases
 * the count if the last count is old enough.
 */
const COUNT = `
  with reported as (
    select imei, protocol, network from unnest($1::text[], $2::text[], $3::text[]) as t (imei, protocol, network)
  ), recent as (
    select network, count(*) as count from unknown_device
    where last_seen >= to_timestamp($5::float8 / 1000) and first_seen >= to_timestamp($5::float8 / 1000)
    group by network
  ), ranked as (
    select reported.*, row_number() over (partition by network order by imei) as nth,
      row_number() over (order by imei) as nth_of_all
    from reported where not exists (select from unknown_device where imei = reported.imei)
  ), admitted as (
    select imei, protocol, ranked.network from ranked left join recent using (network)
    where nth + coalesce(recent.count, 0) <= $6
      and nth_of_all + coalesce((select sum(count) from recent), 0) <= $7
    union all
    select * from reported where exists (select from unknown_device where imei = reported.imei)
  ), counted as (
    insert into unknown_device as known (imei, protocol, network, first_seen, last_seen)
    select imei, protocol, network, to_timestamp($4::float8 / 1000), to_timestamp($4::float8 / 1000)
    from admitted order by imei
    on conflict (imei) do update
    set protocol = excluded.protocol, network = excluded.network, count = known.count + 1, last_seen = greatest(known.last_seen, excluded.last_seen)
    where known.last_seen <= excluded.last_seen - make_interval(secs => $8::float8 / 1000)
    returning imei, known.count = 1 as is_new
  )
  select imei, is_new, $4::float8 as ms from counted
  union all
  select imei, false, round(extract(epoch from last_seen) * 1000)::float8 from unknown_device
  where imei in (select imei from reported) and not exists (select from counted where imei = unknown_device.imei)`

/**
 * Deletes the oldest unknown devices of each network that has too many. If there are too many in total, deletes first
 * from the networks with the most devices. The arrays keep the planner from joining in a loop when its statistics are
 * older than a flood, which could take longer than a statement may.
 */
async function dropSurplus(transaction: Queryable): Promise<void> {
  await transaction.query(
    `with ranked as (
       select imei, last_seen, row_number() over (
         partition by coalesce(network, imei) order by last_seen desc, count desc, imei
       ) as rank
       from unknown_device
     ), placed as (
       select imei, rank, row_number() over (order by rank, last_seen desc) as place from ranked
     )
     delete from unknown_device where imei = any(array(
       select imei from unknown_device
       where imei = any(array(select imei from placed where rank > $1 or place > $2))
       for update skip locked
     ))`,
    [MAX_OF_NETWORK, MAX_ROWS],
  )
}

/** Deletes the unknown devices that have sent nothing for 30 days; `now` is in milliseconds since 1970. */
export async function dropOldUnknownDevices(transaction: Queryable, now: number): Promise<void> {
  await transaction.query('delete from unknown_device where last_seen < to_timestamp($1::float8 / 1000)', [
    now - KEPT_DAYS * 86_400_000,
  ])
}

/** An unknown device; `imei` is its identity key. */
interface UnknownDeviceRow {
  imei: string
  protocol: TrackerProtocol
  /** The network of its last report; null if it was last seen by an older server. */
  network: string | null
  first_seen: string
  last_seen: string
  count: number
}

export async function isUnknownDevice(database: Queryable, imei: string): Promise<boolean> {
  const found = await database.query('select 1 from unknown_device where imei = $1', [normaliseImei(imei)])
  return found.length > 0
}

/** Returns the unknown devices; the one that reported last comes first. */
export async function listUnknownDevices(database: Queryable): Promise<UnknownDeviceRow[]> {
  return database.query(
    `select imei, protocol, network, to_json(first_seen) #>> '{}' as first_seen, to_json(last_seen) #>> '{}' as last_seen, count
     from unknown_device
     where not exists (select from device where imei_key = unknown_device.imei)
     order by last_seen desc, imei`,
  )
}

/** After a lookup finds no device, the server treats the device as unknown for this time, without another lookup. */
const LOOKUP_MS = 1_000
/** The server counts at most one report of an unknown device in this time. */
const COUNT_MS = 60_000
/** Maximum number of cached devices. Above it, the oldest device is removed. */
const MAX_CACHED = 10_000
/** Maximum number of devices that one batch counts. The other devices are counted with a later report. */
const MAX_COUNTED = 100
/**
 * Maximum number of new IMEIs in `windowMs` milliseconds: from one network (`network`) and in total (`all`). Without
 * these limits, a flood of invented IMEIs would cause many writes and push other devices out of the cache.
 */
const newcomers = { windowMs: 60_000, network: 20, all: 1_000 }

interface Seen {
  lookedUp: number
  counted: number
}

/** Caches the IMEIs of unregistered devices, so that their repeated reports need no database query. */
export class UnknownDevices {
  private readonly seen = new Map<string, Seen>()
  private readonly newcomers = new NetworkLimit(newcomers)

  isCachedAsUnknown(imei: string, now: number): boolean {
    const before = this.seen.get(imei)
    return before !== undefined && now - before.lookedUp < LOOKUP_MS
  }

  /**
   * Returns the reports that the server should count. It counts each IMEI at most once a minute, and only a few new
   * IMEIs of each network per minute. `countUnknown` applies the same limits to all servers together, with a database
   * query. This cache prevents most of these queries.
   */
  chooseToCount(reports: readonly TrackerReport[], now: number): TrackerReport[] {
    const due = reports.filter(({ imei, network = '' }) => {
      const before = this.seen.get(imei)
      return before ? now - before.counted >= COUNT_MS : this.newcomers.admit(network, now)
    })
    return due.slice(0, MAX_COUNTED)
  }

  /** Returns the number of seconds until the server counts the next report of the device. */
  retryAfter(imei: string, now: number): number {
    const counted = this.seen.get(imei)?.counted ?? now
    return Math.max(1, Math.ceil((counted + COUNT_MS - now) / 1_000))
  }

  /**
   * Caches an unknown device with the time when any server last counted it. Ignores a device that was never counted.
   */
  remember(imei: string, now: number, countedAt: number | undefined): void {
    const counted = countedAt ?? this.seen.get(imei)?.counted
    if (counted === undefined) return
    this.seen.delete(imei)
    this.seen.set(imei, { lookedUp: now, counted })
    const [oldest] = this.seen.keys()
    if (this.seen.size > MAX_CACHED && oldest !== undefined) this.seen.delete(oldest)
  }

  forget(imei: string): void {
    this.seen.delete(imei)
  }
}
