import type { Queryable } from '../database/Database.ts'
import { columnsOf, epochMs } from '../database/sql.ts'
import { markFastAgain, takeFastMarks } from '../trips/positionQueue.ts'
import type { Coordinate } from '../measure/distance.ts'
import { type Scope, driverReference, inScope } from '../security/scope.ts'

/** A position with a speed in km/h; the time is milliseconds since 1970. */
export interface SpeedPosition extends Coordinate {
  time: number
  speed: number
}

/** A device with new positions above a limit. */
export interface FastDevice {
  deviceId: number
  vehicleId: number | null
  groupId: number
  /** The time of the earliest new position, milliseconds since 1970. */
  from: number
  name: string
  simulated: boolean
}

const MAX_DEVICES = 1_000
/**
 * Maximum number of positions that one notification check reads for a device: older positions (`MAX_BEFORE`) and new
 * positions (`MAX_NEW`).
 */
const MAX_BEFORE = 5_000
const MAX_NEW = 2_000
const positionColumns = 'time, lat, lng, speed::float8 as speed'
/** SQL for the plate of the vehicle, or for the name of a device without a vehicle. */
export const deviceName = 'coalesce(vehicle.number, device.name)'

/**
 * Takes devices that have fast positions which were not checked for speeding yet (`takeFastMarks`). Returns those with
 * a position above the lowest limit of all rules. The rows of all taken devices stay locked until the transaction ends.
 * A transaction that stores another fast position of such a device waits for this lock, so no position is missed.
 */
export async function takeFastDevices(
  transaction: Queryable,
  lowestLimitKmh: number,
): Promise<{ devices: FastDevice[]; hasMore: boolean }> {
  const taken = await takeFastMarks(transaction, MAX_DEVICES)
  const hasMore = taken.length === MAX_DEVICES
  if (taken.length === 0 || lowestLimitKmh === Infinity) return { devices: [], hasMore }
  const devices = await transaction.query<FastDevice>(
    `select taken.device_id as "deviceId", device.vehicle_id as "vehicleId", device.group_id as "groupId", taken.from_ms as "from", ${deviceName} as name, false as simulated
     from unnest($1::int[], $2::float8[]) as taken (device_id, from_ms)
     join device on device.id = taken.device_id left join vehicle on vehicle.id = device.vehicle_id
     where exists (select from position where position.device_id = taken.device_id
       and time >= to_timestamp(taken.from_ms / 1000) and speed > $3::float8)`,
    [taken.map(({ deviceId }) => deviceId), taken.map(({ from }) => from), lowestLimitKmh],
  )
  return { devices, hasMore }
}

/**
 * Stores the last position of each simulated vehicle that is faster than the lowest speed limit of all users, or was so
 * within the last `lookBackMs`. Deletes older positions, and all positions of a vehicle that was not faster in that
 * time. Returns the fast devices with a new position.
 */
export async function storeSimulatedPositions(
  transaction: Queryable,
  lowestLimitKmh: number,
  lookBackMs: number,
): Promise<FastDevice[]> {
  if (lowestLimitKmh === Infinity) return []
  const driving = await transaction.query<FastDevice & { fast: boolean }>(
    `select device_id as "deviceId", device.vehicle_id as "vehicleId", device.group_id as "groupId", ${epochMs('time')} as "from", ${deviceName} as name, true as simulated,
       speed > $1 as fast
     from last_position place join device on device.id = device_id left join vehicle on vehicle.id = device.vehicle_id
     where place.simulated and place.speed is not null and place.time is not null
       and (speed > $1 or exists (select from simulated_fix kept where kept.device_id = place.device_id))`,
    [lowestLimitKmh],
  )
  if (driving.length === 0) return []
  const ids = driving.map(({ deviceId }) => deviceId)
  const added = await transaction.query<{ id: number }>(
    `insert into simulated_fix (device_id, time, lat, lng, speed)
     select device_id, time, lat, lng, speed from last_position where device_id = any($1)
     on conflict do nothing returning device_id as id`,
    [ids],
  )
  await transaction.query(
    `delete from simulated_fix using (
       select device_id, time - $2 * interval '1 millisecond' as start from last_position where device_id = any($1)
     ) kept
     where simulated_fix.device_id = kept.device_id and (simulated_fix.time < kept.start or not exists (
       select from simulated_fix fast
       where fast.device_id = kept.device_id and fast.time >= kept.start and fast.speed > $3
     ))`,
    [ids, lookBackMs, lowestLimitKmh],
  )
  const isNew = new Set(added.map(({ id }) => id))
  return driving.flatMap(({ fast, ...device }) => (fast && isNew.has(device.deviceId) ? [device] : []))
}

/**
 * Reads the new positions of each device and the positions in the `lookBackMs` before them, sorted by time. If a device
 * has many new positions, reads the earliest; the next notification check reads the others.
 */
export async function readSpeedPositions(
  transaction: Queryable,
  devices: readonly FastDevice[],
  lookBackMs: number,
): Promise<{ positions: Map<number, SpeedPosition[]>; isCut: boolean }> {
  const rows = await transaction.query<SpeedPosition & { deviceId: number }>(
    `select device.id as "deviceId", ${epochMs('found.time')} as time, found.lat, found.lng, found.speed
     from unnest($1::int[], $2::float8[], $3::bool[]) as device (id, from_ms, simulated)
     cross join lateral (
       (select ${positionColumns} from position where not device.simulated and device_id = device.id and speed is not null
          and time < to_timestamp(from_ms / 1000) and time >= to_timestamp((from_ms - $4::float8) / 1000)
        order by time desc limit ${String(MAX_BEFORE)})
       union all
       (select ${positionColumns} from position where not device.simulated and device_id = device.id and speed is not null
          and time >= to_timestamp(from_ms / 1000) order by time limit ${String(MAX_NEW)})
       union all
       (select ${positionColumns} from simulated_fix where device.simulated and device_id = device.id)
     ) found
     order by 1, 2`,
    [
      devices.map(({ deviceId }) => deviceId),
      devices.map(({ from }) => from),
      devices.map(({ simulated }) => simulated),
      lookBackMs,
    ],
  )
  const positions = Map.groupBy(rows, ({ deviceId }) => deviceId)
  const cut = devices.flatMap(({ deviceId, from, simulated }) => {
    const recent = positions.get(deviceId)?.filter(({ time }) => time >= from) ?? []
    const last = recent.at(-1)?.time ?? from
    return simulated || recent.length < MAX_NEW ? [] : [{ deviceId, next: last + 1 }]
  })
  await markFastAgain(transaction, cut)
  return { positions, isCut: cut.length > 0 }
}

/** A stretch over the limit of the rule `setting`; times are milliseconds since 1970. */
export interface TimedRun {
  /** The id of the device as text. */
  subject: string
  setting: string
  start: number
  end: number
  highestKmh: number
}

/**
 * Adds start, end and highest speed to the stored events of these runs. If only the later part of a long run was found,
 * the stored start stays.
 */
export async function extendRuns(transaction: Queryable, runs: readonly TimedRun[]): Promise<void> {
  if (runs.length === 0) return
  await transaction.query(
    `update fleet_event set started_at = least(started_at, found.started), ended_at = greatest(ended_at, found.ended),
       highest_kmh = greatest(highest_kmh, found.highest)
     from (
       select subject, setting, to_timestamp(start_ms / 1000) as started, to_timestamp(end_ms / 1000) as ended, highest
       from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::real[])
         as run (subject, setting, start_ms, end_ms, highest)
     ) found
     where kind = 'speeding' and fleet_event.setting = found.setting and fleet_event.subject = found.subject
       and (at between started and ended or started_at <= ended and ended_at >= started)`,
    columnsOf(runs, 'subject', 'setting', 'start', 'end', 'highestKmh'),
  )
}

/** A stretch over the limit for the API: who, when, and how fast at most. */
export interface SpeedingRow {
  from: string
  to: string
  highest: number
  device: { id: number; name: string; imei: string }
  vehicle: { id: number; number: string; name: string } | null
  driver: { id?: number; name: string } | null
  simulated: boolean
}

const MAX_LISTED = 1_000

/**
 * Lists the stretches over the limit of the rule `setting` in a period, newest first, with the vehicle and driver of
 * that time. The depot of that time must be in the scope.
 */
export async function listSpeedRuns(
  database: Queryable,
  { groupIds }: Scope,
  { setting, from, to }: { setting: string; from: string; to: string },
): Promise<SpeedingRow[]> {
  return database.query(
    `select to_json(run.started_at) #>> '{}' as "from", to_json(run.ended_at) #>> '{}' as "to",
       round(run.highest_kmh)::float8 as highest,
       json_build_object('id', device.id, 'name', device.name, 'imei', device.imei) as device,
       case when vehicle.id is not null then json_build_object('id', vehicle.id, 'number', vehicle.number,
         'name', brand.name || ' ' || vehicle_type.name) end as vehicle,
       ${driverReference('$1')} as driver, device.simulated or coalesce(place.simulated, false) as simulated
     from (
       select subject::int as device_id, started_at, ended_at, highest_kmh from fleet_event
       where kind = 'speeding' and setting = $2 and ended_at >= $3::timestamptz and started_at < $4::timestamptz
     ) run
     join device on device.id = run.device_id
     left join device_assignment "then" on "then".device_id = device.id and "then".from_at <= run.started_at
       and ("then".to_at is null or "then".to_at > run.started_at)
     left join vehicle on vehicle.id = case when "then".device_id is null then device.vehicle_id else "then".vehicle_id end
     left join vehicle_type on vehicle_type.id = vehicle.type_id
     left join brand on brand.id = vehicle_type.brand_id
     left join driver on driver.id = case when "then".device_id is null then device.driver_id else "then".driver_id end
     left join last_position place on place.device_id = device.id
     where ${inScope('coalesce("then".group_id, device.group_id)', '$1')}
     order by run.started_at desc, device.id limit ${String(MAX_LISTED)}`,
    [groupIds, setting, from, to],
  )
}
