import fc from 'fast-check'
import type { Database, Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import type { Position } from '../positions/positionRepository.ts'
import { searchTrips } from '../trips/TripSearch.ts'
import { askForSearch } from '../trips/tripWorkRepository.ts'

/** Returns a position that is `east` metres east and `north` metres north of a point in Jakarta. */
export function at(seconds: number, east: number, north = 0, speed: number | null = null): Position {
  const perDegree = 111_195
  return {
    time: Date.UTC(2024, 10, 20, 1) + seconds * 1000,
    lat: -6.2 + north / perDegree,
    lng: 106.8 + east / (perDegree * Math.cos((6.2 * Math.PI) / 180)),
    speed,
    heading: null,
  }
}

/**
 * Returns a position every 10 s from one time to another, on a straight line. `start` and `end` of the line are in
 * metres east of a point in Jakarta.
 */
export function drive(from: number, to: number, [start, end]: [number, number]): Position[] {
  const positions: Position[] = []
  for (let second = from; second <= to; second += 10)
    positions.push(at(second, start + ((end - start) * (second - from)) / (to - from)))
  return positions
}

/** How the receiver of a parked vehicle drifts: see `parked`. */
export interface Drift {
  /** Standard deviation of the noise, in metres east and north. */
  metres: number
  /** Share of the positions that are `near` to `far` metres away, `inRow` in a row. */
  share: number
  near: number
  far: number
  inRow: number
}

/** Returns ten hours of a parked vehicle, a position each 30 s, with a reported noise of 0 to 5 km/h. */
export function parked(seed: number, { metres, share, near, far, inRow }: Drift): Position[] {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  let [left, angle, distance] = [0, 0, 0]
  return Array.from({ length: 1200 }, (_, index) => {
    if (left === 0 && random() < share / inRow)
      [left, angle, distance] = [inRow, random() * 2 * Math.PI, near + random() * (far - near)]
    const isAway = left > 0
    left -= isAway ? 1 : 0
    const [east, north] = isAway
      ? [Math.cos(angle) * distance, Math.sin(angle) * distance]
      : [normal() * metres, normal() * metres]
    return at(index * 30, east, north, random() * 5)
  })
}

/**
 * Returns a vehicle that is parked for 10 min, drives `metres` in a yard and is parked again, with a position every
 * `everyS` seconds and the noise of a good receiver.
 */
export function yardDrive(seed: number, metres: number, kmh: number, everyS: number): Position[] {
  const random = seededRandom(seed)
  const noise = (most: number) => (random() * 2 - 1) * most
  const begin = 600
  const end = begin + metres / (kmh / 3.6)
  const positions: Position[] = []
  for (let second = 0; second < end + 900; second += everyS) {
    const driven = Math.min(metres, Math.max(0, ((second - begin) * kmh) / 3.6))
    const speed = second >= begin && second <= end ? kmh + noise(1) : 0
    positions.push(at(second, driven + noise(5), noise(5), speed))
  }
  return positions
}

function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A random step of a vehicle, which moves, stands still, sends no positions for a while, or jumps. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      wait: fc.integer({ min: 1, max: 60 }),
      east: fc.integer({ min: -900, max: 900 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ wait: fc.integer({ min: 5, max: 120 }), east: fc.integer({ min: -30, max: 30 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      wait: fc.integer({ min: 500, max: 900 }),
      east: fc.integer({ min: -5000, max: 5000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      wait: fc.integer({ min: 1, max: 9 }),
      east: fc.integer({ min: -90_000, max: 90_000 }),
    }),
  },
)
/** Random positions of a tracker. Repeated steps form a drive or a stop; a single step is noise. */
export const anyPositions = fc
  .array(fc.tuple(step, fc.integer({ min: 1, max: 30 })), { maxLength: 12 })
  .map((stretches) => {
    let [second, east] = [0, 0]
    return stretches.flatMap(([{ wait, east: metres }, times]) =>
      Array.from({ length: times }, () => {
        second += wait
        east = ((east + metres + 300_000) % 600_000) - 300_000
        return at(second, east)
      }),
    )
  })

/** Gives devices the assignment of their current vehicle, driver and depot from a time on, as if they always had it. */
export async function assignDevices(
  database: Queryable,
  deviceIds: readonly number[],
  from = '2000-01-01T00:00:00Z',
): Promise<void> {
  await database.query('delete from device_assignment where device_id = any($1)', [deviceIds])
  await database.query(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, source)
     select id, vehicle_id, driver_id, group_id, $2, 'backfill' from device where id = any($1)`,
    [deviceIds, from],
  )
}

/** Changes the assignment of a device at a time: closes the open one and opens another. */
export async function reassign(
  database: Queryable,
  deviceId: number,
  at: number,
  next: { vehicleId?: number | null; driverId?: number | null; groupId?: number },
): Promise<void> {
  await database.query(
    'update device_assignment set to_at = to_timestamp($2::float8 / 1000) where device_id = $1 and to_at is null',
    [deviceId, at],
  )
  await database.query(
    `insert into device_assignment (device_id, vehicle_id, driver_id, group_id, from_at, source)
     select device_id, case when $3 then $4::int else vehicle_id end, case when $5 then $6::int else driver_id end,
       coalesce($7::int, group_id), to_at, 'form'
     from device_assignment where device_id = $1 and to_at = to_timestamp($2::float8 / 1000)`,
    [
      deviceId,
      at,
      next.vehicleId !== undefined,
      next.vehicleId ?? null,
      next.driverId !== undefined,
      next.driverId ?? null,
      next.groupId ?? null,
    ],
  )
}

/** Stores positions of a device and marks it for a trip search, as ingest does. */
export async function arrive(
  database: Queryable,
  deviceId: number,
  positions: readonly Position[],
): Promise<void> {
  if (positions.length === 0) return
  await database.query(
    `insert into position (device_id, time, lat, lng, speed, heading)
     select $1, to_timestamp(ms / 1000), lat, lng, speed, heading
     from unnest($2::float8[], $3::float8[], $4::float8[], $5::real[], $6::real[]) as t (ms, lat, lng, speed, heading)
     on conflict do nothing`,
    [deviceId, ...columnsOf(positions, 'time', 'lat', 'lng', 'speed', 'heading')],
  )
  await askForSearch(database, { deviceId, fromTime: Math.min(...positions.map(({ time }) => time)) })
}

/** Detects the trips of all devices that are due at a time. */
export async function searchAll(database: Database, now: number): Promise<void> {
  for (let round = 0; (await searchTrips(database, now)) > 0; round += 1)
    if (round > 200) throw new Error('The search does not end')
}
