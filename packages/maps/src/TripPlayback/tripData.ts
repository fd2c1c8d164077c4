import { speedBand } from '../speedBand.ts'

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
  /** West, south, east, north; null without a point. */
  bounds: Bounds | null
  /** How many points were no positions and were left out. */
  dropped: number
}

export type Bounds = [west: number, south: number, east: number, north: number]

/** A point as a server may send it: of a `GpsPoint`'s fields, each may be anything. */
export type RawPoint = {
  lat?: unknown
  lng?: unknown
  speed?: unknown
  heading?: unknown
  time?: unknown
} | null

type Position = { lat: number; lng: number } & NonNullable<RawPoint>

/** Reads the points of a session, drops what is no position, and orders timed points by their time. */
export function tripData(points: readonly RawPoint[]): TripData {
  const valid = points.filter(isPosition)
  const ordered = inTimeOrder(valid)
  const count = ordered.length
  const trip: TripData = {
    count,
    positions: new Float64Array(count * 2),
    speeds: new Float32Array(count),
    bands: new Uint8Array(count),
    headings: new Float32Array(count),
    times: new Float64Array(count),
    bounds: null,
    dropped: points.length - count,
  }
  let lng = ordered[0]?.point.lng ?? 0
  ordered.forEach(({ point, time }, index) => {
    lng = nearest(point.lng, lng)
    const speed = typeof point.speed === 'number' ? point.speed : Number.NaN
    trip.positions[index * 2] = lng
    trip.positions[index * 2 + 1] = point.lat
    trip.speeds[index] = speed
    trip.bands[index] = speedBand(speed)
    trip.headings[index] = typeof point.heading === 'number' ? point.heading : Number.NaN
    trip.times[index] = time
    trip.bounds = grown(trip.bounds, lng, point.lat)
  })
  return trip
}

/** Whether a point is a place on earth; 0, 0 is what trackers send without a fix. */
export function isPosition(point: RawPoint | undefined): point is Position {
  if (!point || typeof point.lat !== 'number' || typeof point.lng !== 'number') return false
  const { lat, lng } = point
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
}

function inTimeOrder(points: readonly Position[]) {
  const timed = points.map((point) => ({
    point,
    time: typeof point.time === 'string' ? Date.parse(point.time) : Number.NaN,
  }))
  const inOrder = timed.every(({ time }, index) => index === 0 || time >= (timed[index - 1]?.time ?? time))
  if (inOrder || timed.some(({ time }) => Number.isNaN(time))) return timed
  return timed.toSorted((a, b) => a.time - b.time)
}

/** The longitude that is the same meridian but nearest to the one before. */
function nearest(lng: number, before: number) {
  return lng + 360 * Math.round((before - lng) / 360)
}

function grown(bounds: Bounds | null, lng: number, lat: number): Bounds {
  if (!bounds) return [lng, lat, lng, lat]
  bounds[0] = Math.min(bounds[0], lng)
  bounds[1] = Math.min(bounds[1], lat)
  bounds[2] = Math.max(bounds[2], lng)
  bounds[3] = Math.max(bounds[3], lat)
  return bounds
}
