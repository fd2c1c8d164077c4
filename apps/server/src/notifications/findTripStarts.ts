import type { Queryable } from '../database/Database.ts'
import type { Coordinate } from '../measure/distance.ts'
import { buildTrip } from '../trips/buildTrip.ts'
import { readPositions } from '../positions/positionRepository.ts'
import { type SearchState, openSpans } from '../trips/TripDetector.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { hears, type Recipient } from './Recipient.ts'
import { judgeTrips, listNewTrips, type NewTrip } from '../trips/runningTripRepository.ts'

/** What began longer ago is told to nobody as if it began now. */
const oldestMs = 24 * 3_600_000
/** Two trips of one vehicle never begin, nor end, so near to each other: it is the same one, seen again. */
export const sameTripMs = 5 * 60_000

/** Finds the trips that have begun, and the vehicles that went without a driver, once they are trips by the rules of trips. */
export async function findTripStarts(
  transaction: Queryable,
  recipients: readonly Recipient[],
  now: number,
): Promise<FleetEvent[]> {
  const isAllWanted = recipients.some((one) => hears(one, 'trip_started'))
  if (!isAllWanted && !recipients.some((one) => hears(one, 'no_driver'))) return []
  const events: FleetEvent[] = []
  const judged: NewTrip[] = []
  for (const trip of await listNewTrips(transaction, isAllWanted)) {
    const isOld = trip.start < now - oldestMs
    // oxlint-disable-next-line no-await-in-loop -- one connection, and few trips begin at once
    const place = isOld ? null : await beginOf(transaction, trip)
    if (!isOld && place === null) continue
    judged.push(trip)
    if (place !== null) events.push(...eventsOf(trip, place))
  }
  await judgeTrips(transaction, judged, now)
  return events
}

/** Where a trip began; null as long as it may be a position that strays. */
async function beginOf(transaction: Queryable, trip: NewTrip): Promise<Coordinate | null> {
  const { deviceId, start, latest, state, place } = trip
  if (trip.simulated) return place
  const open = openSpans(state ?? noTrips).find(({ span }) => span.start === start)
  if (open === undefined || latest === null) return null
  const positions = await readPositions(transaction, deviceId, { start, end: latest })
  return buildTrip({ ...open.span, end: latest }, positions)?.points[0] ?? null
}

const noTrips: Pick<SearchState, 'heads' | 'motions' | 'time'> = { time: null, heads: [], motions: {} }

function eventsOf(trip: NewTrip, { lat, lng }: Coordinate): FleetEvent[] {
  const { deviceId, name, simulated, start, latest } = trip
  const span = { at: start, from: start - sameTripMs, to: Math.max(start, latest ?? start) }
  const same = { deviceId, name, simulated, place: { lat, lng }, ...span }
  const started: FleetEvent = { kind: 'trip_started', ...same }
  return trip.isUnattended ? [started, { kind: 'no_driver', ...same }] : [started]
}
