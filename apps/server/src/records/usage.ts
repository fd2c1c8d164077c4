import type { Queryable } from '../database/Database.ts'
import { inScope, type Scope } from '../security/scope.ts'
import type { Usage } from '../locales/wording.ts'

const NAMED = 5

/** Returns which devices and how many trips in the caller's scope refer to a record. */
export async function findUsage(
  database: Queryable,
  { groupIds }: Scope,
  column: 'vehicle_id' | 'driver_id' | 'device_id',
  id: number,
): Promise<Usage> {
  const devices =
    column === 'device_id'
      ? []
      : await database.query<{ name: string }>(
          `select name from device where ${column} = $1 and ${inScope('group_id', '$2')} order by lower(name)`,
          [id, groupIds],
        )
  const [trips] = await database.query<{ count: number }>(
    `select count(distinct session_id) as count from trip_share where ${column} = $1 and ${inScope('group_id', '$2')}`,
    [id, groupIds],
  )
  return {
    devices: devices.slice(0, NAMED).map(({ name }) => name),
    moreDevices: Math.max(0, devices.length - NAMED),
    trips: trips?.count ?? 0,
  }
}
