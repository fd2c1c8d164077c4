import type { DemoUnit } from './demoFleet.ts'
import type { DemoRoute } from './DemoRoute.ts'
import { createDemoTrip, type DemoTrip } from './DemoTrip.ts'
import { between, createRandom } from './random.ts'
import { wibOffsetMs } from './driveLane.ts'

const minute = 60_000
const hour = 60 * minute
const dayMs = 24 * hour

/** Returns the number of days from the start of 1970 to a time, in the time zone WIB (UTC+7). */
export function dayOf(time: number): number {
  return Math.floor((time + wibOffsetMs) / dayMs)
}

/**
 * Plans the trips of a demo unit (a simulated device with its vehicle and driver) for its shift on one day (WIB). The
 * last trip ends where the first one began. The same day always gives the same trips.
 */
export function planDay(unit: DemoUnit, route: DemoRoute, day: number): DemoTrip[] {
  const random = createRandom(`${unit.imei}/${String(day)}`)
  const midnight = day * dayMs - wibOffsetMs
  const [from, to] = unit.shift
  const closing = midnight + to * hour
  const trips: DemoTrip[] = []
  let time = midnight + from * hour + between(random, 0, 25) * minute
  let hadLunch = false
  const isHome = () => route.roundTrip || trips.length % 2 === 0
  while (time < closing || !isHome()) {
    const start = Math.round(time / 1000) * 1000
    const isForward = route.roundTrip || trips.length % 2 === 0
    const trip = createDemoTrip(route, isForward, start, `${unit.imei}/${String(start)}`)
    trips.push(trip)
    time = trip.end + restMinutes(random, unit) * minute
    // Adds one lunch break of about an hour, four hours after the start of the shift.
    if (!hadLunch && unit.busy !== true && trip.end > midnight + (from + 4) * hour) {
      hadLunch = true
      time = trip.end + between(random, 45, 75) * minute
    }
  }
  return trips
}

/**
 * Returns the random duration of a rest between two trips, in minutes. Most rests are short and some are long. In a
 * long shift, the long rests are longer.
 */
function restMinutes(random: () => number, { shift: [from, to], busy }: DemoUnit): number {
  if (busy === true) return between(random, 4, 12)
  if (random() < 0.6) return between(random, 22, 50)
  return to - from > 16 ? between(random, 60, 150) : between(random, 50, 110)
}
