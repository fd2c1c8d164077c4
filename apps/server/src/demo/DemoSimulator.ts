import { type DemoUnit, demoFleet } from './demoFleet.ts'
import { loadDemoRoutes, type DemoRoute } from './DemoRoute.ts'
import { positionAt, type DemoTrip, type SimulatedPosition, createDemoTrip } from './DemoTrip.ts'
import { type PositionStatus, statusOf } from '../ingest/followDevice.ts'
import { standstillKmh } from '../measure/measureTrip.ts'
import { between, createRandom, wibOffsetMs } from './driveLane.ts'

/** The position and the status of a demo unit (a simulated device with its vehicle and driver). */
export interface DemoState extends SimulatedPosition {
  status: PositionStatus | 'Tidak ada data'
  /** When the status began, milliseconds since 1970; null during a stop within a trip and for a silent unit. */
  statusSince: number | null
}

const dayMs = 86_400_000
/**
 * Maximum number of cached day plans. A position of a unit depends on the plans of three days; when the day changes, a
 * fourth plan is needed.
 */
const MAX_PLANS = 4 * demoFleet.length

/** Computes where each demo unit is at a given time; the result depends only on that time. */
export class DemoSimulator {
  private readonly routes: Map<string, DemoRoute>
  private readonly plans = new Map<string, DemoTrip[]>()

  constructor() {
    this.routes = new Map(loadDemoRoutes().map((route) => [route.key, route]))
  }

  /** Returns the position and status of a unit; for a silent unit, its last position. */
  stateAt(unit: DemoUnit, now: number): DemoState {
    const silentSince = unit.silentDays === undefined ? null : silenceStart(now, unit.silentDays)
    const time = silentSince ?? now
    const trips = this.tripsAround(unit, time)
    const trip = trips.findLast(({ start }) => start <= time) ?? trips[0]
    if (trip === undefined) throw new Error(`The shift of ${unit.imei} has no trips`)
    const position = { ...positionAt(trip, time), time }
    if (silentSince !== null) return { ...position, status: 'Tidak ada data', statusSince: null }
    const isStanding = position.speed < standstillKmh
    const isParked = isStanding && trip.end <= time
    return {
      ...position,
      status: statusOf(isStanding ? trip.end : null, time),
      statusSince: isParked ? trip.end : isStanding ? null : trip.start,
    }
  }

  /** Lists the trips of a unit that ended after `from` and not after `to`, oldest first. */
  tripsEnded(unit: DemoUnit, from: number, to: number): DemoTrip[] {
    const until = unit.silentDays === undefined ? to : Math.min(to, silenceStart(to, unit.silentDays))
    const trips: DemoTrip[] = []
    for (let day = dayOf(from) - 2; day <= dayOf(until); day += 1) trips.push(...this.plan(unit, day))
    return trips.filter(({ end }) => end > from && end <= until)
  }

  tripStarts(unit: DemoUnit, from: number, to: number): number[] {
    if (unit.silentDays !== undefined) return []
    return this.tripsAround(unit, to)
      .map(({ start }) => start)
      .filter((start) => start > from && start <= to)
  }

  private tripsAround(unit: DemoUnit, time: number): DemoTrip[] {
    const day = dayOf(time)
    return [...this.plan(unit, day - 2), ...this.plan(unit, day - 1), ...this.plan(unit, day)]
  }

  private plan(unit: DemoUnit, day: number): DemoTrip[] {
    const key = `${unit.imei}/${String(day)}`
    const known = this.plans.get(key)
    if (known !== undefined) return known
    const route = this.routes.get(unit.route)
    if (route === undefined) throw new Error(`The demo has no route ${unit.route}`)
    const plan = planDay(unit, route, day)
    this.plans.set(key, plan)
    const [oldest] = this.plans.keys()
    if (this.plans.size > MAX_PLANS && oldest !== undefined) this.plans.delete(oldest)
    return plan
  }
}

/**
 * Returns when the silence began. This is a midnight in UTC, so the last position of a silent unit is the same all day.
 */
function silenceStart(now: number, days: number): number {
  return (Math.floor(now / dayMs) - days) * dayMs
}

const minute = 60_000
const hour = 60 * minute

/** Returns the number of days from the start of 1970 to a time, in the time zone WIB (UTC+7). */
function dayOf(time: number): number {
  return Math.floor((time + wibOffsetMs) / dayMs)
}

/** No vehicle drives longer than this on a day, in hours; `driveHours` is how long most drive at least. */
const MAX_DRIVE_HOURS = 9
const driveHours = [5.2, 7.2] as const

/**
 * Plans the trips of a demo unit (a simulated device with its vehicle and driver) for its shift on one day (WIB), with
 * five to nine hours of driving. The last trip ends where the first one began. The same day always gives the same trips.
 */
function planDay(unit: DemoUnit, route: DemoRoute, day: number): DemoTrip[] {
  const random = createRandom(`${unit.imei}/${String(day)}`)
  const midnight = day * dayMs - wibOffsetMs
  const [from, to] = unit.shift
  const closing = midnight + to * hour
  const wanted = between(random, ...driveHours) * hour
  const trips: DemoTrip[] = []
  let time = midnight + from * hour + between(random, 0, 25) * minute
  let driven = 0
  const isHome = () => route.roundTrip || trips.length % 2 === 0
  for (;;) {
    const start = Math.round(time / 1000) * 1000
    const isForward = route.roundTrip || trips.length % 2 === 0
    const isFirst = trips.length === 0
    const pace = isFirst ? (unit.firstTripPace ?? 1) : 1
    const trip = createDemoTrip(route, isForward, start, `${unit.imei}/${String(start)}`, pace)
    trips.push(trip)
    driven += trip.end - trip.start
    const length = driven / trips.length
    // The way there needs the way back.
    const next = route.roundTrip ? length : 2 * length
    const isDone = unit.busy === true ? trip.end >= closing : driven >= wanted
    if (isHome() && (isDone || driven + next > MAX_DRIVE_HOURS * hour)) return trips
    time = trip.end + restAfter(random, unit, { left: wanted - driven, length, until: closing - trip.end })
  }
}

interface RestOfDay {
  /** Driving that is left for the day, in ms. */
  left: number
  /** Mean duration of a trip, in ms. */
  length: number
  /** Time until the end of the shift, in ms. */
  until: number
}

/** Returns the random duration of a rest between two trips, in ms, so that the trips fill the shift. */
function restAfter(random: () => number, { busy }: DemoUnit, { left, length, until }: RestOfDay): number {
  if (busy === true) return between(random, 3, 7) * minute
  const mean = (until - left) / Math.max(1, Math.ceil(left / length))
  return Math.max(12 * minute, Math.min(mean, 3 * hour) * between(random, 0.5, 1.4))
}
