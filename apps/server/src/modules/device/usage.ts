import type { Queryable } from '../../database/Database.ts'

const NAMED = 5

/** What hangs on a record, in words such as "dipakai perangkat Pelacak 01, Pelacak 02 dan 12 perjalanan". */
export async function describeUsage(
  database: Queryable,
  column: 'vehicle_id' | 'driver_id' | 'device_id',
  id: number,
): Promise<string> {
  const devices =
    column === 'device_id'
      ? []
      : await database.query<{ name: string }>(
          `select name from device where ${column} = $1 order by lower(name)`,
          [id],
        )
  const [trips] = await database.query<{ count: number }>(
    `select count(*) as count from gps_session where ${column} = $1`,
    [id],
  )
  const names = devices.slice(0, NAMED).map(({ name }) => name)
  const rest = devices.length - names.length
  const users = [
    ...(names.length > 0 ? [`perangkat ${names.join(', ')}${rest > 0 ? ` dan ${rest} lainnya` : ''}`] : []),
    ...(trips && trips.count > 0 ? [`${trips.count} perjalanan`] : []),
  ]
  return `dipakai ${users.join(' dan ')}`
}
