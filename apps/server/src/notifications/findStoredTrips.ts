import type { Queryable } from '../database/Database.ts'
import type { Coordinate } from '../measure/distance.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { sameTripMs } from './findTripStarts.ts'
import { hears, type Recipient } from './Recipient.ts'
import type { Watermark } from './watermarkRepository.ts'

const tripsAtOnce = 500
const demoNews = `interval '10 minutes'`
const kinds = ['trip_ended', 'trip_started', 'no_driver'] as const

interface StoredTrip {
  deviceId: number
  name: string
  simulated: boolean
  isUnattended: boolean
  /** The demo tells of a beginning as it happens, and of none that it makes up for. */
  isBeginNews: boolean
  start: number
  end: number
  km: number
  first: Coordinate | null
  last: Coordinate | null
}

/**
 * Finds the trips that were stored since the last look: they have ended, and of one that came as a whole nobody has heard
 * that it began. What ended a day before it was stored is no news, and the history that the demo makes for itself even less.
 */
export async function findStoredTrips(
  transaction: Queryable,
  recipients: readonly Recipient[],
  { storedAfter }: Watermark,
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  const isHeard = recipients.some((recipient) => kinds.some((kind) => hears(recipient, kind)))
  if (!isHeard) return { events: [], hasMore: false }
  const rows = await transaction.query<StoredTrip>(
    `select trip.device_id as "deviceId", coalesce(vehicle.number, device.name) as name, trip.simulated,
       trip.vehicle_id is not null and trip.driver_id is null as "isUnattended",
       trip.source <> 'demo' or trip.start_time > trip.created_at - ${demoNews} as "isBeginNews",
       round(extract(epoch from start_time) * 1000)::float8 as start,
       round(extract(epoch from end_time) * 1000)::float8 as "end", distance_km as km,
       (select json_build_object('lat', lat, 'lng', lng) from gps_point where session_id = trip.id order by seq limit 1) as first,
       (select json_build_object('lat', lat, 'lng', lng) from gps_point where session_id = trip.id order by seq desc limit 1) as last
     from gps_session trip join device on device.id = trip.device_id
     left join vehicle on vehicle.id = trip.vehicle_id
     where trip.created_at > $1::timestamptz - interval '1 minute' and trip.source in ('tracker', 'demo')
       and trip.end_time > trip.created_at - case when trip.source = 'demo' then ${demoNews} else interval '1 day' end
       and not exists (
         select from fleet_event where kind = 'trip_ended' and setting = '' and subject = trip.device_id::text
           and at between trip.start_time and trip.end_time + $2 * interval '1 millisecond'
       )
     order by trip.created_at, trip.id limit $3`,
    [storedAfter, sameTripMs, tripsAtOnce],
  )
  return { events: rows.flatMap(eventsOf), hasMore: rows.length === tripsAtOnce }
}

function eventsOf(trip: StoredTrip): FleetEvent[] {
  const { start, end, km, first, last, isUnattended, isBeginNews, ...device } = trip
  const ended = { ...device, place: last, at: end, from: start, to: end + sameTripMs }
  const events: FleetEvent[] = [{ kind: 'trip_ended', ...ended, start, km }]
  if (!isBeginNews) return events
  const begin = { ...device, place: first, at: start, from: start - sameTripMs, to: end }
  events.push({ kind: 'trip_started', ...begin })
  if (isUnattended) events.push({ kind: 'no_driver', ...begin })
  return events
}
