import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { distanceKm, type TimedCoordinate } from '../measure/distance.ts'
import { inScope, type Scope } from '../security/scope.ts'
import { silenceMs } from './tripRules.ts'

/** How far a vehicle came while its tracker was silent: the straight line in km, and the time in seconds. */
interface Gap {
  km: number
  seconds: number
}

/** A shorter way counts as noise of the receiver, or as moving within the yard. */
const minGapKm = 0.5

const listedAt = `coalesce(start_time, '-infinity'::timestamptz)`

/**
 * Returns the way without signal between the previous trip of the tracker and this trip; null if there is none. No trip
 * contains this way, because the route is unknown. Both trips must be of the same vehicle and in the scope.
 */
export async function readGapBefore(
  database: Queryable,
  { groupIds }: Scope,
  tripId: number,
): Promise<Gap | null> {
  const between = `select time, lat, lng from position
    where device_id = trip.device_id and time > previous.end_time and time < trip.start_time order by time`
  const known = await database.query<TimedCoordinate>(
    `select ${epochMs('known.time')} as time, lat, lng
     from gps_session trip
     cross join lateral (
       select id, end_time from (
         select id, end_time from gps_session
         where device_id = trip.device_id and source = 'tracker'
           and ${listedAt} > '-infinity' and ${listedAt} < trip.start_time
         order by ${listedAt} desc limit 3
       ) as recent order by end_time desc limit 1
     ) as previous
     cross join lateral (
       select vehicle_id, group_id from trip_share where session_id = previous.id order by seq desc limit 1
     ) as left_off
     cross join lateral (
       select vehicle_id, group_id from trip_share where session_id = trip.id order by seq limit 1
     ) as resumed
     cross join lateral (
       (select time, lat, lng from gps_point where session_id = previous.id order by seq desc limit 1)
       union all (${between} limit 1)
       union all (${between} desc limit 1)
       union all (select time, lat, lng from gps_point where session_id = trip.id order by seq limit 1)
     ) as known
     where trip.id = $2 and trip.source = 'tracker' and previous.end_time < trip.start_time
       and left_off.vehicle_id is not distinct from resumed.vehicle_id
       and ${inScope('left_off.group_id', '$1')} and ${inScope('resumed.group_id', '$1')}
       and not exists (
         select from trip_exclusion where device_id = trip.device_id
           and to_at > previous.end_time and from_at < trip.start_time
       )
     order by known.time`,
    [groupIds, tripId],
  )
  const gap = { km: 0, seconds: 0 }
  for (const [index, to] of known.entries()) {
    const from = known[index - 1]
    if (from === undefined || to.time - from.time < silenceMs) continue
    const km = distanceKm(from, to)
    if (km < minGapKm) continue
    gap.km += km
    gap.seconds += Math.round((to.time - from.time) / 1000)
  }
  return gap.km > 0 ? gap : null
}
