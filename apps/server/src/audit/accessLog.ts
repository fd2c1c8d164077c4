import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../database/Database.ts'
import { requireSignedIn } from '../security/security.ts'

/** A kind of access to the data of drivers: one trip, trips with their points, or the live map. */
type AccessKind = 'trip' | 'trips' | 'live'

/** One access to the data of a driver; for the live map `driver` is absent and means all drivers. */
interface Look {
  driverId: number | null
  tripId?: number
}

/**
 * Records that the user of a request looked at data of drivers: one row for each driver, trip and hour. Call it before the
 * data is sent, so that nothing is shown that is not recorded.
 */
export async function recordAccess(
  database: Queryable,
  request: FastifyRequest,
  kind: AccessKind,
  looks: readonly Look[],
): Promise<void> {
  // A statement must not change the same row twice.
  const distinct = [...new Map(looks.map((look) => [`${look.driverId} ${look.tripId}`, look])).values()]
  if (distinct.length === 0) return
  await database.query(
    `insert into access_log (user_id, kind, driver_id, trip_id, hour)
     select $1, $2, driver_id, trip_id, date_trunc('hour', now())
     from unnest($3::int[], $4::int[]) as look (driver_id, trip_id) order by driver_id, trip_id
     on conflict (user_id, kind, driver_id, trip_id, hour)
       do update set count = access_log.count + 1, last_at = excluded.last_at`,
    [
      requireSignedIn(request).userId,
      kind,
      distinct.map(({ driverId }) => driverId),
      distinct.map(({ tripId }) => tripId ?? null),
    ],
  )
}

/** Records a look at the live map once an hour: clients poll it. */
export class LiveAccess {
  private readonly hours = new Map<number, number>()

  async record(database: Queryable, request: FastifyRequest): Promise<void> {
    const { userId } = requireSignedIn(request)
    const hour = Math.floor(Date.now() / 3_600_000)
    if (this.hours.get(userId) === hour) return
    await recordAccess(database, request, 'live', [{ driverId: null }])
    this.hours.set(userId, hour)
  }
}

interface AccessRow {
  id: number
  user: { id: number; name: string } | null
  kind: AccessKind
  trip_id: number | null
  first: string
  last: string
  count: number
}

/** Lists who looked at the data of a driver, newest first; looks at all drivers are among them. */
export async function listAccess(
  database: Queryable,
  driverId: number,
  before: number | undefined,
  limit: number,
): Promise<AccessRow[]> {
  const rows = await database.query<Omit<AccessRow, 'first' | 'last'> & { first: Date; last: Date }>(
    `select access_log.id, json_build_object('id', user_id, 'name', coalesce(app_user.name, '')) as user,
       kind, trip_id, hour as first, last_at as last, count
     from access_log left join app_user on app_user.id = user_id
     where (driver_id = $1 or kind = 'live') and access_log.id < coalesce($2::bigint, 9007199254740991)
     order by access_log.id desc limit $3`,
    [driverId, before ?? null, limit],
  )
  return rows.map((row) => ({ ...row, first: row.first.toISOString(), last: row.last.toISOString() }))
}

/** Deletes the looks before a time. */
export async function dropAccess(transaction: Queryable, before: number): Promise<boolean> {
  await transaction.query('delete from access_log where last_at < to_timestamp($1::float8 / 1000)', [before])
  return false
}
