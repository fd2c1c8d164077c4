import { type Coordinate, metresPerDegree } from '../measure/distance.ts'
import { type DemoRoute, type Lane, locate } from './DemoRoute.ts'
import { type Drive, driveLane, flowAt, between, createRandom } from './driveLane.ts'

/** A simulated trip: one leg, or two legs with a stop in between. */
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

/** Distance of a vehicle to the left of the centre line, in metres, because traffic in Indonesia drives on the left. */
const laneOffset = 7

/**
 * Simulates a trip; the same seed gives the same trip. `forward` decides at which end of the route the trip starts, and
 * `pace` is the speed as a share of the usual one.
 */
export function createDemoTrip(
  route: DemoRoute,
  forward: boolean,
  start: number,
  seed: string,
  pace = 1,
): DemoTrip {
  const random = createRandom(seed)
  const lanes = forward ? [route.there, route.back] : [route.back, route.there]
  const legs: DemoTrip['legs'] = []
  let time = start
  for (const lane of route.roundTrip ? lanes : lanes.slice(0, 1)) {
    if (legs.length > 0) time += Math.round(between(random, 180, 480)) * 1000
    const departure = time
    const drive = driveLane(lane, {
      random,
      limitKmh: route.limitKmh * pace * between(random, 0.92, 1.06),
      toll: route.toll,
      flow: (seconds) => flowAt(departure + seconds * 1000, route.toll),
    })
    legs.push({ start: time, lane, drive })
    time += (drive.meters.length - 1) * 1000
  }
  return { start, end: time, legs }
}

/** Returns the position at a time; before the trip the vehicle stands at its start, after the trip at its end. */
export function positionAt(trip: DemoTrip, time: number): SimulatedPosition {
  const leg = trip.legs.findLast(({ start }) => start <= time) ?? trip.legs[0]
  if (leg === undefined) throw new Error('A trip has at least one leg')
  const { meters, speeds } = leg.drive
  const seconds = Math.min(Math.max((time - leg.start) / 1000, 0), meters.length - 1)
  const index = Math.floor(seconds)
  const part = seconds - index
  const distance = interpolate(meters, index, part)
  const { lat, lng, heading } = locate(leg.lane.path, distance)
  return {
    time,
    ...toLeft({ lat, lng }, heading),
    speed: round(interpolate(speeds, index, part), 1),
    heading: round(heading, 1),
  }
}

/** Milliseconds between two positions while moving, and while standing. */
const movingInterval = 15_000
const standingInterval = 60_000

/**
 * Lists the positions that a tracker would send: every 15 s while moving, every 60 s while standing, and one at the
 * end.
 */
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

function interpolate(values: Float32Array, index: number, part: number): number {
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
