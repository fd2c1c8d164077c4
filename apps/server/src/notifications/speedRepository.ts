import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { markFastAgain, takeFastMarks } from '../trips/positionQueue.ts'
import type { Coordinate } from '../measure/distance.ts'

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
