import { distanceKm } from '../measure/geometry.ts'

/** Highest possible speed of a road vehicle between two points, in km/h. */
const FASTEST = 200
/** Steps shorter than this, in km, are never jumps: they can be GPS noise. */
const NOISE = 0.2
/** In a trip without times, a step is a jump if it is longer than 2 km and longer than 20 times the median step. */
const UNTIMED_SPIKE = 2
const UNUSUAL = 20
/** Maximum number of steps from which the median is computed. */
const SOME_STEPS = 2000
/** If a trip has more than 5 jumps, and jumps at more than 10 % of its points, no point counts as a spike. */
const MANY_JUMPS = 5
const JUMP_SHARE = 0.1

interface Place {
  lng: number
  lat: number
}

/** Returns whether the step from one point to the next is too long for a road vehicle in the given milliseconds. */
export function isJump(km: number, milliseconds: number): boolean {
  return km > NOISE && km > (FASTEST * milliseconds) / 3_600_000
}

/**
 * Finds single points far away from two neighbours that are close to each other. Uses speed if `times` (epoch
 * milliseconds) are given, else distance. Returns an empty set for a trip with many jumps, for example of two vehicles.
 */
export function findSpikes(places: readonly Place[], times: Float64Array | null): Set<number> {
  const spikes = new Set<number>()
  const steps = stepsOf(places)
  const isFar = times
    ? (km: number, from: number, to: number) => isJump(km, (times[to] ?? 0) - (times[from] ?? 0))
    : farWithoutTimes(steps)
  let jumps = 0
  let before = 0
  for (let index = 1; index < places.length - 1; index += 1) {
    const arriving = before === index - 1 ? (steps[index] ?? 0) : between(places[before], places[index])
    const jumped = isFar(arriving, before, index)
    if (jumped) jumps += 1
    const isApart = jumped && isFar(steps[index + 1] ?? 0, index, index + 1)
    const past = isApart ? between(places[before], places[index + 1]) : Infinity
    if (past < arriving / 4 && !isFar(past, before, index + 1)) spikes.add(index)
    else before = index
  }
  return jumps > Math.max(MANY_JUMPS, places.length * JUMP_SHARE) ? new Set() : spikes
}

/** Returns the distance of each place from the one before it, in km. */
function stepsOf(places: readonly Place[]): Float64Array {
  const steps = new Float64Array(places.length)
  for (let index = 1; index < places.length; index += 1)
    steps[index] = between(places[index - 1], places[index])
  return steps
}

function farWithoutTimes(steps: Float64Array) {
  const apart = Math.ceil(steps.length / SOME_STEPS)
  const some = Float64Array.from(
    { length: Math.ceil(steps.length / apart) },
    (_, at) => steps[at * apart] ?? 0,
  )
  some.sort()
  const usual = some[Math.floor(some.length / 2)] ?? 0
  return (km: number) => km > Math.max(UNTIMED_SPIKE, usual * UNUSUAL)
}

function between(from: Place | undefined, to: Place | undefined) {
  return from && to ? distanceKm(from.lng, from.lat, to.lng, to.lat) : 0
}
