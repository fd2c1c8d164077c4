import { speedBand } from './speedBand.ts'
import { cleanPoints, type LeftOutPoint, type RawPoint } from './cleanPoints.ts'
import { distanceKm, nearestLng } from '../measure/geometry.ts'
import { splitTracks } from './splitTracks.ts'

/** A trip as arrays that WebGL can use directly; each array has the values of all valid points, in order. */
export interface TripData {
  count: number
  /** Alternating longitude and latitude; longitudes continue beyond ±180 across the antimeridian. */
  positions: Float64Array
  /** Speed in km/h, NaN if unknown. */
  speeds: Float32Array
  bands: Uint8Array
  /** Heading in degrees clockwise from north, NaN if not recorded. */
  headings: Float32Array
  /** Time of each point in epoch milliseconds, NaN if not recorded. */
  times: Float64Array
  /** Distance along the points from the first point to each point, in km. */
  distances: Float64Array
  /** For each point, the vehicle that sent it (0 or 1), if two vehicles use the same IMEI; null for one vehicle. */
  tracks: Uint8Array | null
  /** Bounding box of the points; null for a trip without points. */
  bounds: Bounds | null
  /** The points that `cleanPoints` removed. */
  leftOut: LeftOutPoint[]
  /** Number of points that arrived out of order and were sorted by time. */
  reordered: number
}

export type Bounds = [west: number, south: number, east: number, north: number]

const known = new WeakMap<readonly RawPoint[], TripData>()

/** Returns the trip of a trip's points; computes it once, on the main thread or in a worker (see `tripParser`). */
export function tripData(raw: readonly RawPoint[]): TripData {
  const trip = known.get(raw) ?? readTrip(raw)
  known.set(raw, trip)
  return trip
}

/** Stores the trip that a worker computed from a trip's points. */
export function rememberTrip(raw: readonly RawPoint[], trip: TripData): void {
  known.set(raw, trip)
}

/** Cleans the points of a trip (`cleanPoints`), measures distances and separates two vehicles (`splitTracks`). */
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
  if (tracks) removeSpeedsAtVehicleChange(tracks, speeds, bands)
  const distances = cumulativeDistances(positions, count, tracks)
  return { count, positions, speeds, bands, headings, times, distances, tracks, bounds, leftOut, reordered }
}

/** Removes the speeds where the vehicle changes, because such a speed can result from positions of two vehicles. */
function removeSpeedsAtVehicleChange(tracks: Uint8Array, speeds: Float32Array, bands: Uint8Array) {
  tracks.forEach((track, index) => {
    if (track === (tracks[index - 1] ?? track) && track === (tracks[index + 1] ?? track)) return
    speeds[index] = Number.NaN
    bands[index] = speedBand(Number.NaN)
  })
}

/** Sums the distances between points of the same vehicle, but not those between two vehicles. */
function cumulativeDistances(positions: Float64Array, count: number, tracks: Uint8Array | null) {
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

/** Returns the bounding box of alternating longitudes and latitudes. */
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
 * Returns the index of the last point that was recorded at or before a time (epoch milliseconds), in the cleaned
 * points. Returns 0 if all points are later, or if none has a time.
 */
export function pointBefore(raw: readonly RawPoint[], at: number): number {
  const { times } = tripData(raw)
  let index = 0
  times.forEach((time, place) => {
    if (time <= at) index = place
  })
  return index
}

/** Returns whether a trip has two or more points, all with times. Only such a trip has durations, stops and a clock. */
export function isTimed({ count, times }: TripData): boolean {
  return count > 1 && !times.some(Number.isNaN)
}
