import type { Queryable } from '../database/Database.ts'
import { hasLaterContact, statusNow } from '../positions/lastPositionRepository.ts'
import { driverReference, inScope, type Scope } from '../security/scope.ts'

/** The whole fleet as the text of a JSON array, and the database snapshot that it was read in. */
export interface FleetText {
  positions: string
  snapshot: string
}

/**
 * Changes as JSON texts. `moved` is an object with one array for each column; `changed` and `removed` are arrays. A
 * field is null if it has no changes.
 */
export interface ChangesText {
  moved: string | null
  changed: string | null
  removed: string | null
  snapshot: string
  /** False if the snapshot after which the changes were requested cannot come from this database. */
  isSnapshotKnown: boolean
}

/**
 * SQL condition that is true if a transaction after the snapshot changed the row. The first part is cheap and excludes
 * old rows.
 */
const isNew = (table: string) =>
  `${table}.changed_by >= pg_snapshot_xmin(since.snapshot) and not pg_visible_in_snapshot(${table}.changed_by, since.snapshot)`

const sees = (table: string) => inScope(`${table}.group_id`, '$2')
const isShown = `${sees('device')} and device.archived_at is null`

/** Selects devices by their vehicle and driver; null does not limit the selection. */
export interface FleetFilter {
  vehicleId: number | null
  driverId: number | null
}

/** Reads every device of the scope that matches the filter, with its last position. Leaves out archived devices. */
export async function readFleet(
  database: Queryable,
  { groupIds }: Scope,
  { vehicleId, driverId }: FleetFilter,
): Promise<FleetText> {
  const [row] = await database.query<FleetText>(
    `select pg_current_snapshot()::text as snapshot,
       coalesce(json_agg(${livePosition('$3')} order by device.name, device.id), '[]')::text as positions
     from device ${livePositionJoins}
     where ($1::bigint is null or device.vehicle_id = $1) and ($2::bigint is null or device.driver_id = $2)
       and ${inScope('device.group_id', '$3')} and device.archived_at is null`,
    [vehicleId, driverId, groupIds],
  )
  return row ?? { positions: '[]', snapshot: '' }
}

/**
 * Reads the changes of a scope after a snapshot. It uses one statement, so the changes are consistent. A device that
 * left the scope or was archived counts as removed, like a deleted one.
 */
export async function readChanges(
  database: Queryable,
  { groupIds }: Scope,
  since: string,
): Promise<ChangesText> {
  const [row] = await database.query<ChangesText>(
    `with since as (select $1::pg_snapshot as snapshot)
     select pg_current_snapshot()::text as snapshot,
       pg_snapshot_xmax(since.snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isSnapshotKnown",
       (select (${liveMoves})::text from device left join last_position place on place.device_id = device.id
        left join device_contact contact on contact.device_id = device.id
        where device.id in (
          select device_id from last_position place where ${isNew('place')}
          union all select device_id from device_contact contact where ${isNew('contact')}
        ) and not (${isNew('device')}) and ${isShown}) as moved,
       (select json_agg(${livePosition('$2')})::text from device ${livePositionJoins}
        where ${isNew('device')} and ${isShown}) as changed,
       (select json_agg(distinct device_id)::text from removed_device
        where ${isNew('removed_device')} and ${sees('removed_device')}
          and not exists (select from device where id = device_id and ${isShown})) as removed
     from since`,
    [since, groupIds],
  )
  return row ?? { moved: null, changed: null, removed: null, snapshot: since, isSnapshotKnown: false }
}

export async function readSnapshot(database: Queryable): Promise<string> {
  const [row] = await database.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return row?.snapshot ?? ''
}

/**
 * Rounds to six decimals of a degree (about 10 cm). More decimals would be noise, but would take a third of all bytes.
 */
const lat = 'round(place.lat * 1e6) / 1e6'
const lng = 'round(place.lng * 1e6) / 1e6'
const speed = `round(nullif(place.speed, 'NaN') * 10) / 10`
const heading = `round(nullif(place.heading, 'NaN'))`
const status = `coalesce(${statusNow}, 'Tidak ada data')`
const simulated = 'coalesce(place.simulated, false) or device.simulated'
const isoTime = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const milliseconds = (time: string) => `floor(extract(epoch from ${time}) * 1000)`

/**
 * Returns SQL that builds a `LivePosition` of the contract from the joined tables; `place` is the last position. The
 * database builds the JSON, because 10,000 objects would block this process. `param` is the placeholder of the scope.
 */
const livePosition = (param: string) => `json_build_object(
  'device', json_build_object('id', device.id, 'name', device.name, 'imei', device.imei),
  'vehicle', case when vehicle.id is not null then json_build_object('id', vehicle.id, 'number', vehicle.number,
    'name', brand.name || ' ' || vehicle_type.name) end,
  'driver', ${driverReference(param)},
  'lat', ${lat}, 'lng', ${lng}, 'speed', ${speed}, 'heading', ${heading},
  'time', ${isoTime('place.time')},
  'status', json_build_object('text', ${status}),
  'statusSince', ${isoTime('place.status_since')}, 'simulated', ${simulated},
  'contact', case when ${hasLaterContact} then ${isoTime('contact.last_contact')} end, 'ignition', contact.ignition,
  'alarm', contact.alarm, 'alarmTime', ${isoTime('contact.alarm_at')})`

const moves = {
  id: 'device.id',
  lat,
  lng,
  speed,
  heading,
  time: milliseconds('place.time'),
  status,
  statusSince: milliseconds('place.status_since'),
  simulated,
}
/** Columns that are null instead of an array while no device has a value. */
const rareMoves = {
  contact: `case when ${hasLaterContact} then ${milliseconds('contact.last_contact')} end`,
  ignition: 'contact.ignition',
  alarm: 'contact.alarm',
  alarmTime: milliseconds('contact.alarm_at'),
}
const columns = [
  ...Object.entries(moves).map(([name, value]) => `'${name}', json_agg(${value})`),
  ...Object.entries(rareMoves).map(
    ([name, value]) => `'${name}', case when count(${value}) > 0 then json_agg(${value}) end`,
  ),
]

export const noMoves = JSON.stringify(Object.fromEntries(Object.keys(moves).map((name) => [name, []])))

/** SQL for a `LiveMoves` of the contract, aggregated over rows of `device`, `place` and `contact`; null without rows. */
const liveMoves = `case when count(*) > 0 then json_build_object(${columns.join(', ')}) end`

const livePositionJoins = `left join last_position place on place.device_id = device.id
  left join device_contact contact on contact.device_id = device.id
  left join vehicle on vehicle.id = device.vehicle_id
  left join vehicle_type on vehicle_type.id = vehicle.type_id
  left join brand on brand.id = vehicle_type.brand_id
  left join driver on driver.id = device.driver_id`
