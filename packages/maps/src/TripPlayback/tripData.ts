import { speedBand } from '../speedBand.ts'
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

/** Reads the points of a session: cleaned (see `cleanPoints`), measured, and told apart where two vehicles sent them. */
export function tripData(raw: readonly RawPoint[]): TripData {
  const { points, times, leftOut, reordered } = cleanPoints(raw)
  const count = points.length
  const positions = new Float64Array(count * 2)
  const speeds = new Float32Array(count)
  const bands = new Uint8Array(count)
  const headings = new Float32Array(count)
  let bounds: Bounds | null = null
  let lng = points[0]?.lng ?? 0
  points.forEach((point, index) => {
    lng = nearestLng(point.lng, lng)
    const speed = typeof point.speed === 'number' ? point.speed : Number.NaN
    positions[index * 2] = lng
    positions[index * 2 + 1] = point.lat
    speeds[index] = speed
    bands[index] = speedBand(speed)
    headings[index] = typeof point.heading === 'number' ? point.heading : Number.NaN
    bounds = grown(bounds, lng, point.lat)
  })
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

function grown(bounds: Bounds | null, lng: number, lat: number): Bounds {
  if (!bounds) return [lng, lat, lng, lat]
  bounds[0] = Math.min(bounds[0], lng)
  bounds[1] = Math.min(bounds[1], lat)
  bounds[2] = Math.max(bounds[2], lng)
  bounds[3] = Math.max(bounds[3], lat)
  return bounds
}
