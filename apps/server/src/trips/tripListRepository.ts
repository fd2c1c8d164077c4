import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { driverReference, inScope, type Scope } from '../security/scope.ts'
import { lastsInto, listedAt, uncountedJson } from './countShares.ts'
import { type ShareFigures, cutToPeriod } from './shareFigures.ts'
import type { TripFilter, TripListKey, TripSort } from './tripFilter.ts'

/**
 * A trip without its points. `time` is ISO 8601 with offset; it is null for an untimed trip (a trip whose points have
 * no times). If only a part of the trip is in the scope, the trip is shown as that part.
 */
interface TripRow extends TripListKey {
  start: { time: string | null }
  end: { time: string | null }
  distance: number
  speed: number | null
  /** Highest speed of the parts that the list selects, in km/h. */
  max_speed: number | null
  pointCount: number
  /** A related record has no id if it is outside the caller's scope. */
  device: { id?: number; name: string; imei?: string }
  vehicle: { id?: number; number: string; name: string } | null
  driver: { id?: number; name: string } | null
  simulated: boolean
  source: string
  /** Whether the trip has shares outside the scope. */
  isPartial: boolean
  /** The shares within the scope. */
  shares: ListedShare[]
}

interface ListedShare extends ShareFigures {
  driverId: number | null
  overlap: boolean
  /** Whether the filter selects the share. */
  isListed: boolean
}

/** The part of a trip that a list selects, with its figures; times are ISO 8601 in UTC, distances in km. */
interface SharePart {
  from: string | null
  to: string | null
  distance: number
  /** Time in motion in seconds. */
  driving: number
  /** What of the part counts; the rest counts in a trip that overlaps it. */
  counted_distance: number
  counted_driving: number
}

export interface ListedTrip extends Omit<TripRow, 'shares' | 'max_speed'> {
  /** Missing if no point of the part has a speed. */
  max_speed?: number
  /** Missing if the list selects the whole trip and all of it counts. */
  share?: SharePart
  /** Present if another trip of the same device, vehicle or driver overlaps the part. */
  overlap?: true
  driverIds: number[]
}

interface TripRange {
  id?: number
  /** Selects only trips that come after the given trip in the list. */
  after?: TripListKey | undefined
  /** Selects only trips that come before the given trip in the list, starting with the nearest. */
  before?: TripListKey | undefined
  limit?: number | undefined
}

const vehicleName = `brand.name || ' ' || vehicle_type.name`

/** The figures by which trips can be sorted, as SQL over the shares of a trip, in whole metres, seconds and metres an hour. */
const figures: Record<TripSort, string> = {
  distance: 'round(sum(part.km) * 1000)::float8',
  duration: 'coalesce(round(sum(extract(epoch from part.to_at - part.from_at))), 0)::float8',
  max_speed: 'coalesce(round(max(part.max_kmh) * 1000), 0)::float8',
}

const order = (direction: string) => `order by listed_at ${direction}, session_id ${direction}`

/**
 * Returns trips; the newest comes first. Untimed trips come last; among them, the latest import comes first. A trip is
 * listed once, by its first share that matches the filter.
 */
export async function listTrips(
  database: Queryable,
  { groupIds }: Scope,
  filter: TripFilter,
  range: TripRange = {},
): Promise<ListedTrip[]> {
  const params: unknown[] = [groupIds]
  const param = (value: unknown) => `$${params.push(value)}`
  const listKey = ({ startMicros, id }: TripListKey) =>
    startMicros === null
      ? `('-infinity'::timestamptz, ${param(id)}::int)`
      : `('epoch'::timestamptz + ${param(startMicros)}::float8 * interval '1 microsecond', ${param(id)}::int)`
  const { deviceId, vehicleId, driverId, untimed } = filter
  const given = (value: unknown, type: string) =>
    value === undefined ? undefined : `${param(value)}::${type}`
  const [id, device, vehicle, driver] = [range.id, deviceId, vehicleId, driverId].map((one) =>
    given(one, 'bigint'),
  )
  const [from, to] = [filter.from, filter.to].map((time) => given(time, 'timestamptz'))
  const matches = (share: string) =>
    [
      // Omits the condition for a user who sees all depots, so that PostgreSQL can use the indexes of the whole list.
      groupIds !== null && inScope(`${share}.group_id`, '$1'),
      id && `${share}.session_id = ${id}`,
      device && `${share}.device_id = ${device}`,
      vehicle && `${share}.vehicle_id = ${vehicle}`,
      driver && `${share}.driver_id = ${driver}`,
      from && `(${share}.to_at > ${from} or ${share}.from_at >= ${from})`,
      to && `${listedAt(share)} < ${to} and ${listedAt(share)} > '-infinity'`,
      untimed !== undefined && `${listedAt(share)} ${untimed ? '=' : '>'} '-infinity'`,
    ].filter((condition) => typeof condition === 'string')
  const { sort } = filter
  const places = [
    range.after && !sort && `(${listedAt('share')}, share.session_id) < ${listKey(range.after)}`,
    range.before && `(${listedAt('share')}, share.session_id) > ${listKey(range.before)}`,
  ].filter((condition) => typeof condition === 'string')
  const figure = sort
    ? `(select ${figures[sort]} from trip_share part where ${['part.session_id = share.session_id', ...matches('part')].join(' and ')})`
    : 'null::float8'
  const isFirst = `not exists (select from trip_share earlier where ${['earlier.session_id = share.session_id', 'earlier.seq < share.seq', ...matches('earlier')].join(' and ')})`
  const inOrder = sort ? 'order by figure desc, session_id desc' : order(range.before ? 'asc' : 'desc')
  const limited = `${inOrder} ${range.limit === undefined ? '' : `limit ${param(range.limit)}`}`
  const pick = (period: string[]) =>
    `(select share.session_id, ${listedAt('share')} as listed_at, ${figure} as figure from trip_share share
      where ${[...matches('share'), ...places, ...period, isFirst].join(' and ')} ${sort ? '' : limited})`
  const rest =
    sort && range.after
      ? `where (figure, session_id) < (${param(range.after.figure ?? 0)}::float8, ${param(range.after.id)}::int)`
      : ''
  // The trips that begin in the period, and those that began before it and last into it.
  const periods =
    from === undefined
      ? [[]]
      : [[`${listedAt('share')} >= ${from}`], ...lastsInto('share', from).map((one) => [one])]
  const picked = `(select * from (${periods.map(pick).join(' union all ')}) as parts ${rest} ${limited})`
  const isListed = matches('share').join(' and ') || 'true'
  const rows = await database.query<TripRow>(
    `select session.id,
       json_build_object('time', case when parts.is_partial then parts.from_at else session.start_time end) as start,
       json_build_object('time', case when parts.is_partial then parts.to_at else session.end_time end) as "end",
       case when listed_at > '-infinity' then round(extract(epoch from listed_at) * 1000000)::float8 end as "startMicros",
       picked.figure,
       case when parts.is_partial then parts.km else distance_km end as distance,
       case when parts.is_partial then parts.km / nullif(parts.moving_s, 0) * 3600 else speed_kmh end as speed, parts.max_speed,
       point_count as "pointCount", session.simulated, session.source, parts.is_partial as "isPartial", parts.shares,
       case when ${inScope('device.group_id', '$1')} then json_build_object('id', device.id, 'name', device.name,
         'imei', device.imei) else json_build_object('name', device.name) end as device,
       case when vehicle.id is null then null
         when ${inScope('vehicle.group_id', '$1')} then json_build_object('id', vehicle.id, 'number', vehicle.number,
           'name', ${vehicleName})
         else json_build_object('number', vehicle.number, 'name', ${vehicleName}) end as vehicle,
       ${driverReference('$1')} as driver
     from ${picked} as picked join gps_session session on session.id = picked.session_id
     join device on device.id = session.device_id
     cross join lateral (
       select count(*) < (select count(*) from trip_share every where every.session_id = session.id) as is_partial,
         min(from_at) as from_at, max(to_at) as to_at, sum(km) as km, sum(moving_s) as moving_s,
         max(max_kmh) filter (where ${isListed}) as max_speed,
         json_agg(json_build_object('tripId', session_id, 'from', ${epochMs('from_at')}, 'to', ${epochMs('to_at')},
           'km', km, 'movingS', moving_s, 'countedKm', counted_km, 'countedS', counted_s, 'uncounted', ${uncountedJson},
           'driverId', driver_id, 'overlap', overlap, 'isListed', ${isListed}) order by seq) as shares
       from trip_share share where session_id = session.id and ${inScope('group_id', '$1')}
     ) parts
     cross join lateral (
       select vehicle_id, driver_id from trip_share share where session_id = session.id and ${isListed}
       order by km desc, to_at - from_at desc, seq limit 1
     ) largest
     left join vehicle on vehicle.id = largest.vehicle_id
     left join vehicle_type on vehicle_type.id = vehicle.type_id
     left join brand on brand.id = vehicle_type.brand_id
     left join driver on driver.id = largest.driver_id
     ${sort ? inOrder : order('desc')}`,
    params,
  )
  return describeShares(database, rows, filter)
}

/** Adds to each trip the part that the filter selects, unless it is the whole trip and all of it counts. */
async function describeShares(
  database: Queryable,
  rows: readonly TripRow[],
  { from, to, isMoment }: TripFilter,
): Promise<ListedTrip[]> {
  const period = {
    from: from === undefined || isMoment ? -Infinity : Date.parse(from),
    to: to === undefined || isMoment ? Infinity : Date.parse(to),
  }
  const listed = rows.flatMap(({ shares }) => shares.filter(({ isListed }) => isListed))
  const parts = Map.groupBy(await cutToPeriod(database, listed, period), ({ tripId }) => tripId)
  return rows.map(({ shares, max_speed, ...rest }) => {
    const row = { ...rest, ...(max_speed !== null && { max_speed }) }
    const own = parts.get(row.id) ?? []
    const isWhole =
      own.length === shares.length &&
      own.every((part, index) => part.from === shares[index]?.from && part.to === shares[index]?.to) &&
      own.every(({ uncounted }) => uncounted.length === 0)
    return {
      ...row,
      ...(isWhole ? {} : { share: joinParts(own) }),
      ...(own.some(({ overlap }) => overlap) ? { overlap: true as const } : {}),
      driverIds: [...new Set(shares.flatMap(({ driverId }) => driverId ?? []))],
    }
  })
}

function joinParts(parts: readonly ShareFigures[]): SharePart {
  const sum = (key: 'km' | 'movingS' | 'countedKm' | 'countedS') =>
    parts.reduce((total, part) => total + part[key], 0)
  return {
    from: timeOf(parts[0]?.from),
    to: timeOf(parts.at(-1)?.to),
    distance: sum('km'),
    driving: Math.round(sum('movingS')),
    counted_distance: sum('countedKm'),
    counted_driving: Math.round(sum('countedS')),
  }
}

function timeOf(ms: number | null | undefined): string | null {
  return ms === null || ms === undefined ? null : new Date(ms).toISOString()
}

/** The number of speeds in a preview. */
const PREVIEW_SPEEDS = 24

/** The ends of a trip, and its speeds (km/h) at some of its points. */
interface TripPreview {
  id: number
  preview: { start: object; end: object; speeds: (number | null)[] }
}

/** Returns SQL of the first (`asc`) or last (`desc`) position of a trip. */
function endOf(direction: 'asc' | 'desc'): string {
  return `(select json_build_object('lat', lat, 'lng', lng) from gps_point where session_id = session.id
      order by seq ${direction} limit 1)`
}

/** Reads the previews of trips. A trip that is only partly in the scope has none. */
export async function readPreviews(
  database: Queryable,
  trips: readonly Pick<ListedTrip, 'id' | 'isPartial'>[],
): Promise<Map<number, TripPreview['preview']>> {
  const rows = await database.query<TripPreview>(
    `select id, json_build_object('start', ${endOf('asc')}, 'end', ${endOf('desc')}, 'speeds', (
       select coalesce(json_agg(round(nullif(speed, 'NaN')) order by seq), '[]') from gps_point
       where session_id = session.id and seq = any (array(
         select distinct n * (point_count - 1) / ${PREVIEW_SPEEDS - 1} from generate_series(0, ${PREVIEW_SPEEDS - 1}) n)))) as preview
     from gps_session session
     where id = any($1) and exists (select from gps_point where session_id = session.id)`,
    [trips.filter(({ isPartial }) => !isPartial).map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, preview }) => [id, preview]))
}

/**
 * Reads the points of trips as JSON texts. The database builds these texts, because a hundred thousand objects would
 * keep this process busy for a second. A point has no `time` if its time was not recorded. Of a trip that is only partly
 * in the scope, reads the points of the shares in the scope.
 */
export async function readPointTexts(
  database: Queryable,
  { groupIds }: Scope,
  trips: readonly Pick<ListedTrip, 'id' | 'isPartial'>[],
): Promise<Map<number, string>> {
  const rows = await database.query<{ id: number; points: string }>(
    `select session_id as id, '[' || string_agg(
       '{"lat":' || lat || ',"lng":' || lng
       || ',"speed":' || coalesce(nullif(speed, 'NaN')::text, 'null')
       || ',"status":' || coalesce('{"text":' || to_json(status) || '}', 'null')
       || coalesce(',"time":' || to_json(time), '')
       || coalesce(',"heading":' || nullif(heading, 'NaN'), '') || '}', ',' order by seq) || ']' as points
     from gps_point where session_id = any($1) and (session_id <> all($2) or exists (
       select from trip_share share where share.session_id = gps_point.session_id and ${inScope('share.group_id', '$3')}
         and time >= from_at and (time < to_at or time = to_at and not exists (
           select from trip_share later where later.session_id = share.session_id and later.seq > share.seq))))
     group by session_id`,
    [trips.map(({ id }) => id), trips.filter(({ isPartial }) => isPartial).map(({ id }) => id), groupIds],
  )
  return new Map(rows.map(({ id, points }) => [id, points]))
}
