import { type Coordinate, metresPerDegree } from '../measure/distance.ts'
import type { DemoRoute, Lane } from './DemoRoute.ts'
import { driveLane, type Drive } from './driveLane.ts'
import { between, createRandom } from './random.ts'
import { locate } from './RoutePath.ts'
import { flowAt } from './traffic.ts'

/** One simulated trip, second by second: one lane, or there and back with a stop between. */
export interface DemoTrip {
  /** Milliseconds since 1970, whole seconds. */
  start: number
  end: number
  legs: { start: number; lane: Lane; drive: Drive }[]
}

export interface SimulatedPosition extends Coordinate {
  time: number
  speed: number
  heading: number
}

/** Metres to the left of the middle of the road: Indonesia drives on the left. */
const laneOffset = 7

/** Simulates the trip that a seed, a route and a departure give; `forward` tells which end of the route it begins at. */
export function createDemoTrip(route: DemoRoute, forward: boolean, start: number, seed: string): DemoTrip {
  const random = createRandom(seed)
  const lanes = forward ? [route.there, route.back] : [route.back, route.there]
  const legs: DemoTrip['legs'] = []
  let time = start
  for (const lane of route.roundTrip ? lanes : lanes.slice(0, 1)) {
    if (legs.length > 0) time += Math.round(between(random, 180, 480)) * 1000
    const departure = time
    const drive = driveLane(lane, {
      random,
      limitKmh: route.limitKmh * between(random, 0.92, 1.06),
      toll: route.toll,
      flow: (seconds) => flowAt(departure + seconds * 1000, route.toll),
    })
    legs.push({ start: time, lane, drive })
    time += (drive.meters.length - 1) * 1000
  }
  return { start, end: time, legs }
}

/** Where the vehicle of a trip is at a moment; before its start and after its end it stands there. */
export function positionAt(trip: DemoTrip, time: number): SimulatedPosition {
  const leg = trip.legs.findLast(({ start }) => start <= time) ?? trip.legs[0]
  if (leg === undefined) throw new Error('A trip has at least one leg')
  const { meters, speeds } = leg.drive
  const seconds = Math.min(Math.max((time - leg.start) / 1000, 0), meters.length - 1)
  const index = Math.floor(seconds)
  const part = seconds - index
  const distance = blend(meters, index, part)
  const { lat, lng, heading } = locate(leg.lane.path, distance)
  return {
    time,
    ...toLeft({ lat, lng }, heading),
    speed: round(blend(speeds, index, part), 1),
    heading: round(heading, 1),
  }
}

/** Milliseconds between two positions on the move, and while standing. */
const movingInterval = 12_000
const standingInterval = 60_000

/** The positions that a tracker would have sent on a trip: every twelve seconds on the move, every minute while standing, one at the end. */
export function tripPositions(trip: DemoTrip): SimulatedPosition[] {
  const positions: SimulatedPosition[] = []
  let next = trip.start
  for (let time = trip.start; time < trip.end; time += movingInterval) {
    const position = positionAt(trip, time)
    const isStanding = position.speed < 1 && (positions.at(-1)?.speed ?? 1) < 1
    if (isStanding && time < next) continue
    positions.push(position)
    next = time + standingInterval
  }
  positions.push(positionAt(trip, trip.end))
  return positions
}

function blend(values: readonly number[], index: number, part: number): number {
  const from = values[index] ?? 0
  return from + ((values[index + 1] ?? from) - from) * part
}

function toLeft({ lat, lng }: Coordinate, heading: number): Coordinate {
  const left = ((heading - 90) * Math.PI) / 180
  return {
    lat: round(lat + (Math.cos(left) * laneOffset) / metresPerDegree, 6),
    lng: round(lng + (Math.sin(left) * laneOffset) / (metresPerDegree * Math.cos((lat * Math.PI) / 180)), 6),
  }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
