import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import type { Coordinate } from '../measure/distance.ts'
import { readPositions } from '../positions/positionRepository.ts'
import { type SearchState, openSpans } from '../trips/TripDetector.ts'
import { buildTrip } from '../trips/buildTrip.ts'
import {
  listHandledTrips,
  type UnhandledTrip,
  markHandled,
  listUnhandledTrips,
} from '../trips/runningTripRepository.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { type RuleOwner, timesOf, wants } from './Recipient.ts'
import { type DepotTimes, firstWithin, type RuleTime, timeKey } from './ruleTimes.ts'
import type { Watermark } from './watermarkRepository.ts'

/** A trip start that is older than this causes no notification. */
const MAX_AGE_MS = 24 * 3_600_000
/** Trips of one vehicle that begin or end this close together are the same trip. */
export const SAME_TRIP_MS = 5 * 60_000

/**
 * Returns an event for each trip that has begun, and another event if the trip has no driver. A trip counts as begun as
 * soon as its positions are enough to build a trip (`buildTrip`).
 */
export async function findTripStarts(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { depots, now }: { depots: ReadonlyMap<number, DepotTimes>; now: number },
): Promise<FleetEvent[]> {
  const times = timesOf(owners, 'moving')
  const isAllWanted = times.length > 0 || owners.some((one) => wants(one, 'trip_started'))
  if (!isAllWanted && !owners.some((one) => wants(one, 'no_driver'))) return []
  const events: FleetEvent[] = []
  const handled: UnhandledTrip[] = []
  for (const trip of await listUnhandledTrips(transaction, isAllWanted)) {
    const isOld = trip.start < now - MAX_AGE_MS
    // oxlint-disable-next-line no-await-in-loop -- queries of a transaction run in sequence; few trips begin at once
    const place = isOld ? null : await findTripStart(transaction, trip)
    if (!isOld && place === null) continue
    handled.push(trip)
    if (place !== null)
      events.push(
        ...tripStartEvents(trip, place),
        ...movingEvents({ ...trip, end: movedUntil(trip), place }, times, depots),
      )
  }
  await markHandled(transaction, handled, now)
  return events
}

/** Returns where a trip began; null as long as the positions can be receiver noise instead of a trip. */
async function findTripStart(transaction: Queryable, trip: UnhandledTrip): Promise<Coordinate | null> {
  const { deviceId, start, latest, state, place } = trip
  if (trip.simulated) return place
  const open = openSpans(state ?? noTrips).find(({ span }) => span.start === start)
  if (open === undefined || latest === null) return null
  const positions = await readPositions(transaction, deviceId, { start, end: latest })
  return buildTrip({ ...open.span, end: latest }, positions)?.points[0] ?? null
}

/** Returns when the vehicle moved last; a running trip ends only after some minutes at rest. */
function movedUntil({ start, latest, state, simulated }: UnhandledTrip): number {
  const open = simulated ? undefined : openSpans(state ?? noTrips).find(({ span }) => span.start === start)
  return open?.span.end ?? latest ?? start
}

const noTrips: Pick<SearchState, 'heads' | 'motions' | 'time'> = { time: null, heads: [], motions: {} }

function tripStartEvents(trip: UnhandledTrip, { lat, lng }: Coordinate): FleetEvent[] {
  const { deviceId, vehicleId, groupId, name, simulated, start, latest } = trip
  const span = { at: start, from: start - SAME_TRIP_MS, to: Math.max(start, latest ?? start) }
  const same = { deviceId, vehicleId, groupId, name, simulated, place: { lat, lng }, ...span }
  const started: FleetEvent = { kind: 'trip_started', ...same }
  return trip.hasNoDriver ? [started, { kind: 'no_driver', ...same }] : [started]
}

type Movement = Pick<
  UnhandledTrip,
  'deviceId' | 'vehicleId' | 'groupId' | 'name' | 'simulated' | 'start' | 'place'
> & {
  /** When the vehicle moved last. */
  end: number
}

/** Returns an event for each of the hours in which the vehicle moved, at the first such time of the trip. */
function movingEvents(
  { end, ...trip }: Movement,
  times: readonly RuleTime[],
  depots: ReadonlyMap<number, DepotTimes>,
): FleetEvent[] {
  const { deviceId, vehicleId, groupId, name, simulated, start, place } = trip
  const depot = depots.get(groupId)
  if (depot === undefined) return []
  const same = {
    deviceId,
    vehicleId,
    groupId,
    name,
    simulated,
    place,
    start,
    from: start - SAME_TRIP_MS,
    to: Math.max(start, end),
  }
  return times.flatMap((time) => {
    const at = firstWithin(time, depot, start, Math.max(start, end))
    return at === null ? [] : [{ kind: 'moving' as const, ...same, at, hours: timeKey(time) }]
  })
}

/** A vehicle under way at the begin of the hours of a rule is reported if it still moves within this time. */
const LATE_MS = 15 * 60_000

/**
 * Returns an event for each vehicle that was already under way when the hours of a rule began, and that still moves.
 * Reads the running trips only in the first minutes of these hours.
 */
export async function findLateMovement(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { depots, now }: { depots: ReadonlyMap<number, DepotTimes>; now: number },
): Promise<FleetEvent[]> {
  const times = timesOf(owners, 'moving')
  const groupIds = [...depots].flatMap(([id, depot]) => {
    const began = times.map((time) => firstWithin(time, depot, now - LATE_MS, now))
    return began.some((at) => at !== null && at > now - LATE_MS) ? [id] : []
  })
  if (groupIds.length === 0) return []
  const trips = await listHandledTrips(transaction, groupIds, now - LATE_MS)
  return trips.flatMap((trip) => movingEvents({ ...trip, end: movedUntil(trip) }, times, depots))
}

const MAX_TRIPS = 500
const DEMO_MAX_AGE = `interval '10 minutes'`
const kinds = ['trip_ended', 'trip_started', 'no_driver', 'moving'] as const

interface StoredTrip {
  deviceId: number
  vehicleId: number | null
  groupId: number
  name: string
  simulated: boolean
  hasNoDriver: boolean
  /** False for a demo trip that started more than 10 minutes before it was stored; its start is not reported. */
  isStartRecent: boolean
  start: number
  end: number
  km: number
  first: Coordinate | null
  last: Coordinate | null
}

/**
 * Finds the trips stored since the last notification check. Also returns the start of each trip as an event, which is
 * not stored if the start was already reported. Skips trips that ended more than a day before they were stored, and the
 * generated history of the demo.
 */
export async function findStoredTrips(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { depots, mark: { storedAfter } }: { depots: ReadonlyMap<number, DepotTimes>; mark: Watermark },
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  const isWanted = owners.some((owner) => kinds.some((kind) => wants(owner, kind)))
  if (!isWanted) return { events: [], hasMore: false }
  const rows = await transaction.query<StoredTrip>(
    `select trip.device_id as "deviceId", trip.vehicle_id as "vehicleId", trip.group_id as "groupId",
       coalesce(vehicle.number, device.name) as name, trip.simulated,
       trip.vehicle_id is not null and trip.driver_id is null as "hasNoDriver",
       trip.source <> 'demo' or trip.start_time > trip.created_at - ${DEMO_MAX_AGE} as "isStartRecent",
       round(${epochMs('start_time')}) as start,
       round(${epochMs('end_time')}) as "end", distance_km as km,
       (select json_build_object('lat', lat, 'lng', lng) from gps_point where session_id = trip.id order by seq limit 1) as first,
       (select json_build_object('lat', lat, 'lng', lng) from gps_point where session_id = trip.id order by seq desc limit 1) as last
     from gps_session trip join device on device.id = trip.device_id and device.archived_at is null
     left join vehicle on vehicle.id = trip.vehicle_id
     where trip.created_at > $1::timestamptz - interval '1 minute' and trip.source in ('tracker', 'demo')
       and trip.end_time > trip.created_at - case when trip.source = 'demo' then ${DEMO_MAX_AGE} else interval '1 day' end
       and not exists (
         select from fleet_event where kind = 'trip_ended' and setting = '' and subject = trip.device_id::text
           and at between trip.start_time and trip.end_time + $2 * interval '1 millisecond'
       )
     order by trip.created_at, trip.id limit $3`,
    [storedAfter, SAME_TRIP_MS, MAX_TRIPS],
  )
  const times = timesOf(owners, 'moving')
  const events = rows.flatMap((trip) => [
    ...storedTripEvents(trip),
    ...(trip.isStartRecent ? movingEvents({ ...trip, place: trip.last }, times, depots) : []),
  ])
  return { events, hasMore: rows.length === MAX_TRIPS }
}

function storedTripEvents(trip: StoredTrip): FleetEvent[] {
  const { start, end, km, first, last, hasNoDriver, isStartRecent, ...device } = trip
  const ended = { ...device, place: last, at: end, from: start, to: end + SAME_TRIP_MS }
  const events: FleetEvent[] = [{ kind: 'trip_ended', ...ended, start, km }]
  if (!isStartRecent) return events
  const begin = { ...device, place: first, at: start, from: start - SAME_TRIP_MS, to: end }
  events.push({ kind: 'trip_started', ...begin })
  if (hasNoDriver) events.push({ kind: 'no_driver', ...begin })
  return events
}
