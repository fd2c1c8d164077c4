import type { Queryable } from '../database/Database.ts'

/** The whole fleet: the items of a JSON array as text, and the database snapshot that they were read in. */
export interface FleetText {
  positions: string
  snapshot: string
}

/** Changes as JSON text: moves as columns, the others as items of an array; empty without changes. */
export interface ChangesText {
  moved: string
  changed: string
  removed: string
  snapshot: string
  /** Whether this database can have made the snapshot. */
  known: boolean
}

/** Changed by a transaction that the snapshot does not include; the first condition is cheap and excludes old rows. */
const isNew = (table: string) =>
  `${table}.changed_by >= pg_snapshot_xmin(since.snapshot) and not pg_visible_in_snapshot(${table}.changed_by, since.snapshot)`

/** Reads the last position of every device. */
export async function readFleet(database: Queryable): Promise<FleetText> {
  const [row] = await database.query<FleetText>(
    `select pg_current_snapshot()::text as snapshot,
       coalesce(string_agg(${livePosition}, ',' order by device.name, device.id), '') as positions
     from device ${livePositionJoins}`,
  )
  return row ?? { positions: '', snapshot: '' }
}

/** Reads the changes after a snapshot, in one statement, so that they are consistent. */
export async function readChanges(database: Queryable, since: string): Promise<ChangesText> {
  const [row] = await database.query<ChangesText>(
    `with since as (select $1::pg_snapshot as snapshot)
     select pg_current_snapshot()::text as snapshot,
       pg_snapshot_xmax(since.snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as known,
       (select coalesce(${liveMoves}, '') from last_position place
        join device on device.id = place.device_id
        where ${isNew('place')} and not (${isNew('device')})) as moved,
       (select coalesce(string_agg(${livePosition}, ','), '') from device ${livePositionJoins}
        where ${isNew('device')}) as changed,
       (select coalesce(string_agg(device_id::text, ','), '') from removed_device
        where ${isNew('removed_device')}) as removed
     from since`,
    [since],
  )
  return row ?? { moved: '', changed: '', removed: '', snapshot: since, known: false }
}

/** Returns the present snapshot. */
export async function readSnapshot(database: Queryable): Promise<string> {
  const [row] = await database.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return row?.snapshot ?? ''
}

/**
 * SQL that builds the JSON text of a device, joined with `vehicle`, `vehicle_type`, `brand`, `driver` and its last position
 * as `place`. The database builds it, because 10,000 objects would block this process.
 */

/** Six decimals are 10 cm; further ones are noise and a third of the bytes. */
const lat = `coalesce((round(place.lat * 1e6) / 1e6)::text, 'null')`
const lng = `coalesce((round(place.lng * 1e6) / 1e6)::text, 'null')`
const speed = `coalesce((round(nullif(place.speed, 'NaN') * 10) / 10)::text, 'null')`
const heading = `coalesce(round(nullif(place.heading, 'NaN'))::text, 'null')`
const milliseconds = `coalesce(floor(extract(epoch from place.time) * 1000)::text, 'null')`
const time = `coalesce(to_char(place.time at time zone 'UTC', '\\"YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\\"'), 'null')`
const status = `to_json(coalesce(place.status, 'Tidak ada data'))`
const simulated = `case when place.simulated or device.simulated then 'true' else 'false' end`

const vehicle = `case when vehicle.id is null then 'null' else '{"id":' || vehicle.id || ',"number":'
  || to_json(vehicle.number) || ',"name":' || to_json(brand.name || ' ' || vehicle_type.name) || '}' end`
const driver = `case when driver.id is null then 'null' else
  '{"id":' || driver.id || ',"name":' || to_json(driver.name) || '}' end`

/** A `LivePosition` of the contract. */
export const livePosition = `'{"device":{"id":' || device.id || ',"name":' || to_json(device.name)
  || ',"imei":' || to_json(device.imei) || '},"vehicle":' || ${vehicle} || ',"driver":' || ${driver}
  || ',"lat":' || ${lat} || ',"lng":' || ${lng} || ',"speed":' || ${speed} || ',"heading":' || ${heading}
  || ',"time":' || ${time} || ',"status":{"text":' || ${status} || '},"simulated":' || ${simulated} || '}'`

const moves = {
  id: 'device.id::text',
  lat,
  lng,
  speed,
  heading,
  time: milliseconds,
  status: `${status}::text`,
  simulated,
}
const columns = Object.entries(moves).map(
  ([name, value]) => `'"${name}":[' || string_agg(${value}, ',') || ']'`,
)

/** An empty `LiveMoves`. */
export const noMoves = JSON.stringify(Object.fromEntries(Object.keys(moves).map((name) => [name, []])))

/** A `LiveMoves` of the contract, aggregated over rows of `device` and `place`; null where there are none. */
export const liveMoves = `'{' || ${columns.join(` || ',' || `)} || '}'`

/** The joins that `livePosition` needs beside `device`. */
export const livePositionJoins = `left join last_position place on place.device_id = device.id
  left join vehicle on vehicle.id = device.vehicle_id
  left join vehicle_type on vehicle_type.id = vehicle.type_id
  left join brand on brand.id = vehicle_type.brand_id
  left join driver on driver.id = device.driver_id`
