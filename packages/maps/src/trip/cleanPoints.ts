import { range } from './range.ts'
import { distanceKm } from '../measure/geometry.ts'

/** A point as the server sent it: each field of `GpsPoint` can have any type. */
export type RawPoint = {
  lat?: unknown
  lng?: unknown
  speed?: unknown
  heading?: unknown
  time?: unknown
} | null

/** A point with valid coordinates. */
export type TripPoint = { lat: number; lng: number } & NonNullable<RawPoint>

export type LeftOutReason = 'notANumber' | 'outOfRange' | 'noFix' | 'duplicate' | 'spike'

/** A point that `cleanPoints` removed. `index` is its index in the received points. */
export interface LeftOutPoint {
  index: number
  reason: LeftOutReason
  point: RawPoint | undefined
}

export interface CleanPoints {
  points: readonly TripPoint[]
  /** Time of each point in epoch milliseconds, NaN if not recorded. */
  times: Float64Array
  leftOut: LeftOutPoint[]
  /** Number of points that arrived out of order and were sorted by time. */
  reordered: number
}

/**
 * Removes invalid points, duplicates and spikes (single points far away from the others), and sorts the points by time;
 * reports what it removed. If any time is missing, it keeps the server's order and removes no duplicates.
 */
export function cleanPoints(raw: readonly RawPoint[]): CleanPoints {
  const leftOut: LeftOutPoint[] = []
  const leave = (index: number, reason: LeftOutReason) => {
    leftOut.push({ index, reason, point: raw[index] })
  }
  const valid = readPoints(raw, leave)
  const first = cleanOnce(valid, leave)
  // If only spikes had no time, the other points can be sorted now.
  const isSortable = !isAllTimed(valid) && isAllTimed(first)
  const { points, times, reordered } = isSortable ? cleanOnce(first, leave) : first
  return { points, times, leftOut, reordered }
}

/** Sorts points by time and removes duplicates if all points have times; then removes spikes. */
function cleanOnce(kept: Kept, leave: Leave): Kept & { reordered: number } {
  const timed = isAllTimed(kept)
  const reordered = timed ? countLate(kept.times) : 0
  const ordered = reordered > 0 ? pick(kept, inOrder(kept.times)) : kept
  const once = timed ? withoutRepeated(ordered, leave) : ordered
  const spikes = findSpikes(once.points, timed ? once.times : null)
  for (const spike of spikes) leave(once.numbers[spike] ?? 0, 'spike')
  return { ...(spikes.size > 0 ? pick(once, rest(once, spikes)) : once), reordered }
}

function isAllTimed({ points, times }: Kept): boolean {
  return points.length > 0 && !times.some(Number.isNaN)
}

/**
 * Valid points, their indexes in the server's response (`numbers`) and their times. These are three arrays, because an
 * object for each point costs too much.
 */
interface Kept {
  points: readonly TripPoint[]
  numbers: Uint32Array
  times: Float64Array
}

type Leave = (index: number, reason: LeftOutReason) => void

function readPoints(raw: readonly RawPoint[], leave: Leave): Kept {
  // Fast path without copies: nearly every trip has only valid points.
  if (raw.every(isTripPoint)) return { points: raw, numbers: range(raw.length), times: timesOf(raw) }
  const points: TripPoint[] = []
  const numbers: number[] = []
  raw.forEach((point, index) => {
    if (!isTripPoint(point)) return leave(index, whyNoPoint(point) ?? 'notANumber')
    points.push(point)
    numbers.push(index)
  })
  return { points, numbers: Uint32Array.from(numbers), times: timesOf(points) }
}

function timesOf(points: readonly TripPoint[]): Float64Array {
  const times = new Float64Array(points.length)
  for (let entry = 0; entry < points.length; entry += 1) times[entry] = timeOf(points[entry])
  return times
}

function pick({ points, numbers, times }: Kept, entries: Uint32Array): Kept {
  return {
    points: Array.from(entries, (entry) => points[entry]).filter((point) => point !== undefined),
    numbers: entries.map((entry) => numbers[entry] ?? 0),
    times: Float64Array.from(entries, (entry) => times[entry] ?? Number.NaN),
  }
}

function inOrder(times: Float64Array): Uint32Array {
  return range(times.length).toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0))
}

function withoutRepeated(kept: Kept, leave: Leave): Kept {
  const repeated = new Set<number>()
  for (let entry = 1; entry < kept.points.length; entry += 1) if (isRepeated(kept, entry)) repeated.add(entry)
  for (const entry of repeated) leave(kept.numbers[entry] ?? 0, 'duplicate')
  return repeated.size > 0 ? pick(kept, rest(kept, repeated)) : kept
}

function rest({ numbers }: Kept, without: ReadonlySet<number>): Uint32Array {
  return range(numbers.length).filter((entry) => !without.has(entry))
}

/** Returns whether a point has valid coordinates. 0, 0 is invalid, because trackers send it without a GPS signal. */
export function isTripPoint(point: RawPoint | undefined): point is TripPoint {
  return whyNoPoint(point) === null
}

function whyNoPoint(point: RawPoint | undefined): LeftOutReason | null {
  if (!point) return 'notANumber'
  const { lat, lng } = point
  if (typeof lat !== 'number' || typeof lng !== 'number' || Number.isNaN(lat + lng)) return 'notANumber'
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return 'outOfRange'
  return lat === 0 && lng === 0 ? 'noFix' : null
}

function timeOf(point: TripPoint | undefined) {
  return typeof point?.time === 'string' ? Date.parse(point.time) : Number.NaN
}

function countLate(times: Float64Array) {
  let latest = -Infinity
  let count = 0
  for (const time of times) {
    if (time < latest) count += 1
    else latest = time
  }
  return count
}

function isRepeated({ points, times }: Kept, entry: number) {
  if (times[entry] !== times[entry - 1]) return false
  const [point, before] = [points[entry], points[entry - 1]]
  return before?.lat === point?.lat && before?.lng === point?.lng
}

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
function findSpikes(places: readonly Place[], times: Float64Array | null): Set<number> {
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
