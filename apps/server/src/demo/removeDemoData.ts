import type { Queryable } from '../database/Database.ts'
import { removeTrips } from '../trips/tripShares.ts'

/** Number of removed records, and the names of simulated records that were kept because real records refer to them. */
export interface RemovedData {
  removed: Record<'trips' | 'devices' | 'vehicles' | 'drivers' | 'notifications', number>
  kept: string[]
}

/**
 * Removes simulated trips, notifications, devices with their positions, vehicles and drivers, except records to which
 * real records refer.
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
