import { columnsOf } from '../database/sql.ts'
import type { Queryable } from '../database/Database.ts'
import { moveLastPositions } from '../positions/lastPositionRepository.ts'
import { measureTrip, standstillKmh } from '../measure/measureTrip.ts'
import { removeTrips } from '../trips/tripShares.ts'
import { demoDepots } from './demoFleet.ts'
import type { DemoState } from './DemoSimulator.ts'
import type { SimulatedPosition } from './DemoTrip.ts'

export interface DemoDevice {
  id: number
  imei: string
}

interface NewDemoTrip {
  device: DemoDevice
  fingerprint: string
  positions: readonly SimulatedPosition[]
}

/** Lists the simulated devices that are stored; deleted demo devices are not created again. */
export async function listDemoDevices(database: Queryable): Promise<DemoDevice[]> {
  return database.query('select id, imei from device where simulated order by id')
}

export async function listFingerprints(database: Queryable): Promise<Set<string>> {
  const rows = await database.query<{ fingerprint: string }>(
    "select fingerprint from gps_session where simulated and source = 'demo' and fingerprint is not null",
  )
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

export async function pruneTrips(database: Queryable, before: number): Promise<void> {
  const old = await database.query<{ id: number }>(
    "select id from gps_session where simulated and source = 'demo' and end_time < to_timestamp($1::float8 / 1000)",
    [before],
  )
  await removeTrips(
    database,
    old.map(({ id }) => id),
  )
}

/**
 * Stores a demo trip with its points, unless it is already stored. Returns the id of a stored trip. The caller then
 * calls `shareTrips`, which sets the vehicle and the driver.
 */
export async function insertDemoTrip(database: Queryable, trip: NewDemoTrip): Promise<number[]> {
  const { device, positions } = trip
  const { start, end, distanceKm, speedKmh } = measureTrip(positions)
  const added = await database.query<{ id: number }>(
    `with added as (
       insert into gps_session (device_id, source, fingerprint, start_time, end_time, distance_km, speed_kmh,
         point_count, simulated)
       values ($1, 'demo', $2, to_timestamp($3::float8 / 1000), to_timestamp($4::float8 / 1000), $5, $6, $7, true)
       on conflict (fingerprint) do nothing returning id
     ), points as (
       insert into gps_point (session_id, seq, time, lat, lng, speed, heading, status)
       select added.id, point.seq - 1, to_timestamp(point.time_ms / 1000), point.lat, point.lng, point.speed,
         point.heading, case when point.speed < ${standstillKmh} then 'Berhenti' else 'Bergerak' end
       from added, unnest($8::float8[], $9::float8[], $10::float8[], $11::float8[], $12::float8[])
         with ordinality as point (time_ms, lat, lng, speed, heading, seq)
     )
     select id from added`,
    [
      device.id,
      trip.fingerprint,
      start,
      end,
      distanceKm,
      speedKmh,
      positions.length,
      ...columnsOf(positions, 'time', 'lat', 'lng', 'speed', 'heading'),
    ],
  )
  return added.map(({ id }) => id)
}

/**
 * Stores trip starts. Deletes earlier starts of the same devices if the notification check has already handled them.
 */
export async function insertTripStarts(
  database: Queryable,
  trips: readonly { deviceId: number; start: number }[],
): Promise<void> {
  if (trips.length === 0) return
  await database.query(
    'delete from running_trip where simulated and device_id = any($1) and judged_at is not null',
    [trips.map(({ deviceId }) => deviceId)],
  )
  await database.query(
    `insert into running_trip (device_id, start_time, simulated)
     select device_id, to_timestamp(ms / 1000), true from unnest($1::int[], $2::float8[]) as t (device_id, ms)
     on conflict do nothing`,
    columnsOf(trips, 'deviceId', 'start'),
  )
}

/** Updates the last positions; a silent device keeps the time of its last position. */
export async function storePositions(
  database: Queryable,
  positions: readonly (DemoState & { deviceId: number })[],
): Promise<void> {
  await moveLastPositions(
    database,
    positions.map((position) => ({ ...position, receivedAt: position.time })),
    true,
  )
}

/** Number of removed records, and the names of simulated records that were kept because real records refer to them. */
interface RemovedData {
  removed: Record<'trips' | 'devices' | 'vehicles' | 'drivers' | 'notifications', number>
  kept: string[]
}

/**
 * Removes simulated trips, notifications, devices with their positions, vehicles and drivers, except records to which
 * real records refer, and the depots of the demo that nothing belongs to.
 */
export async function removeDemoData(transaction: Queryable): Promise<RemovedData> {
  const remove = async (table: string, condition = '') => {
    const rows = await transaction.query(`delete from ${table} where simulated ${condition} returning id`)
    return rows.length
  }
  await transaction.query(
    'delete from fleet_event using device where simulated and subject = device.id::text and kind <> $1',
    ['unknown_device'],
  )
  const trips = await transaction.query<{ id: number }>('select id from gps_session where simulated')
  await removeTrips(
    transaction,
    trips.map(({ id }) => id),
  )
  const removed = {
    trips: trips.length,
    notifications: await remove('notification'),
    devices: await remove('device', `and ${isFree('device', ['gps_session'])}`),
    vehicles: await remove('vehicle', `and ${isFree('vehicle', ['gps_session', 'device'])}`),
    drivers: await remove('driver', `and ${isFree('driver', ['gps_session', 'device'])}`),
  }
  const unused = [
    'vehicle',
    'driver',
    'device',
    'gps_session',
    'user_group',
    'trip_share',
    'device_assignment',
  ]
    .map((table) => `not exists (select from ${table} where ${table}.group_id = fleet_group.id)`)
    .join(' and ')
  await transaction.query(
    `delete from fleet_group where name = any($1) and parent_id = default_group() and ${unused}
       and not exists (select from fleet_group child where child.parent_id = fleet_group.id)`,
    [demoDepots],
  )
  const kept = await transaction.query<{ name: string }>(
    `select name from device where simulated
     union all select number from vehicle where simulated
     union all select name from driver where simulated`,
  )
  return { removed, kept: kept.map(({ name }) => name) }
}

function isFree(table: string, users: readonly string[]): string {
  return users
    .map((user) => `not exists (select from ${user} where ${user}.${table}_id = ${table}.id)`)
    .join(' and ')
}
