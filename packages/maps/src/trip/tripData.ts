import { speedBand } from './speedBand.ts'
import { cleanPoints, type LeftOutPoint, type RawPoint } from './cleanPoints.ts'
import { distanceKm, nearestLng } from './geometry.ts'
import { splitTracks } from './splitTracks.ts'

/** A trip as arrays that the graphics card takes as they are; one entry a valid point, in order. */
export interface TripData {
  count: number
  /** Longitude and latitude by turns; longitudes run on over the antimeridian. */
  positions: Float64Array
  /** km/h, NaN where it is not known. */
  speeds: Float32Array
  bands: Uint8Array
  /** Degrees clockwise from north, NaN where none was recorded. */
  headings: Float32Array
  /** Epoch milliseconds, NaN where none was recorded. */
  times: Float64Array
  /** Kilometres from the first point, along the points. */
  distances: Float64Array
  /** Which of two vehicles under one identity sent the point, 0 or 1; null where it is one vehicle. */
  tracks: Uint8Array | null
  /** West, south, east, north; null without a point. */
  bounds: Bounds | null
  /** What was left out, and why. */
  leftOut: LeftOutPoint[]
  /** Points that had come late and were put in their place. */
  reordered: number
}

export type Bounds = [west: number, south: number, east: number, north: number]

const known = new WeakMap<readonly RawPoint[], TripData>()

/** The trip of a session's points; read once, on the page or, where there are many, in a worker (see `tripParser`). */
export function tripData(raw: readonly RawPoint[]): TripData {
  const trip = known.get(raw) ?? readTrip(raw)
  known.set(raw, trip)
  return trip
}

/** Says what the trip of a session's points is, where it was read elsewhere. */
export function rememberTrip(raw: readonly RawPoint[], trip: TripData): void {
  known.set(raw, trip)
}

/** Reads the points of a session: cleaned (see `cleanPoints`), measured, and told apart where two vehicles sent them. */
export function readTrip(raw: readonly RawPoint[]): TripData {
  const { points, times, leftOut, reordered } = cleanPoints(raw)
  const count = points.length
  const positions = new Float64Array(count * 2)
  const speeds = new Float32Array(count)
  const bands = new Uint8Array(count)
  const headings = new Float32Array(count)
  let lng = points[0]?.lng ?? 0
  for (let index = 0; index < count; index += 1) {
    const point = points[index]
    if (!point) continue
    lng = nearestLng(point.lng, lng)
    const speed = typeof point.speed === 'number' ? point.speed : Number.NaN
    positions[index * 2] = lng
    positions[index * 2 + 1] = point.lat
    speeds[index] = speed
    bands[index] = speedBand(speed)
    headings[index] = typeof point.heading === 'number' ? point.heading : Number.NaN
  }
  const bounds = count > 0 ? boundsOf(positions) : null
  const tracks = splitTracks(positions, times)
  if (tracks) forgetSpeeds(tracks, speeds, bands)
  const distances = measure(positions, count, tracks)
  return { count, positions, speeds, bands, headings, times, distances, tracks, bounds, leftOut, reordered }
}

/** A speed beside a change of vehicles was reckoned over a way that nobody drove. */
function forgetSpeeds(tracks: Uint8Array, speeds: Float32Array, bands: Uint8Array) {
  tracks.forEach((track, index) => {
    if (track === (tracks[index - 1] ?? track) && track === (tracks[index + 1] ?? track)) return
    speeds[index] = Number.NaN
    bands[index] = speedBand(Number.NaN)
  })
}

/** Whether every point has its recorded time; only then there are durations, stops and a clock of its own. */
export function isTimed({ count, times }: TripData): boolean {
  return count > 1 && !times.some(Number.isNaN)
}

/** Each step is measured within its own track: from one vehicle to the other nobody drove. */
function measure(positions: Float64Array, count: number, tracks: Uint8Array | null) {
  const distances = new Float64Array(count)
  const last = [-1, -1]
  let sum = 0
  for (let index = 0; index < count; index += 1) {
    const track = tracks?.[index] ?? 0
    const from = last[track] ?? -1
    last[track] = index
    if (from >= 0) {
      sum += distanceKm(
        positions[from * 2] ?? 0,
        positions[from * 2 + 1] ?? 0,
        positions[index * 2] ?? 0,
        positions[index * 2 + 1] ?? 0,
      )
    }
    distances[index] = sum
  }
  return distances
}

/** The box around places, longitude and latitude by turns. */
function boundsOf(positions: Float64Array): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < positions.length; at += 2) {
    const lng = positions[at] ?? 0
    const lat = positions[at + 1] ?? 0
    if (lng < west) west = lng
    if (lng > east) east = lng
    if (lat < south) south = lat
    if (lat > north) north = lat
  }
  return [west, south, east, north]
}

/**
 * The index, among the points that play, of the last one recorded at or before a moment (epoch milliseconds): the
 * first where all came later, and where no times were recorded.
 */
export function pointBefore(raw: readonly RawPoint[], at: number): number {
  const { times } = tripData(raw)
  let index = 0
  times.forEach((time, place) => {
    if (time <= at) index = place
  })
  return index
}
