import { choosePoints, type PathChunk, type PathRun, type PathTrack, type View } from './choosePoints.ts'
import { mercatorX, mercatorY } from '../measure/geometry.ts'
import { range } from './range.ts'
import { significance } from './significance.ts'
import type { Bounds, TripData } from './tripData.ts'

const CHUNK_POINTS = 256

/** Precomputed data of a trip, with which `choosePoints` quickly chooses the points that a map draws. */
export interface PathIndex {
  tracks: PathTrack[]
  /** The whole trip with the precision of one pixel at zoom 18, or lower if that needs more than 10,000 points. */
  whole: PathRun[]
}

const MAX_POINTS = 10_000
const zoom18View: View = { bounds: [-Infinity, -90, Infinity, 90], pixel: 1 / (512 * 2 ** 18) }

const known = new WeakMap<TripData, PathIndex>()

/** Returns the `PathIndex` of a trip, which is computed only once, in about linear time. */
export function pathIndex(trip: TripData): PathIndex {
  const path = known.get(trip) ?? indexPath(trip)
  known.set(trip, path)
  return path
}

/** Stores the `PathIndex` that a worker computed for a trip. */
export function rememberPath(trip: TripData, path: PathIndex): void {
  known.set(trip, path)
}

/** Computes the `PathIndex` of a trip. */
export function indexPath(trip: TripData): PathIndex {
  const tracks = indexTracks(trip)
  return { tracks, whole: choosePoints(tracks, zoom18View, MAX_POINTS) }
}

function indexTracks(trip: TripData): PathTrack[] {
  return trackPoints(trip).map((points) => {
    const places = mercator(trip, points)
    return {
      points,
      significance: significance(places, minimumSignificance(trip, points, places), CHUNK_POINTS),
      chunks: chunksOf(trip, points),
    }
  })
}

function trackPoints({ count, tracks }: TripData): Uint32Array[] {
  const all = range(count)
  if (!tracks) return count > 1 ? [all] : []
  return [0, 1]
    .map((track) => all.filter((index) => tracks[index] === track))
    .filter(({ length }) => length > 1)
}

function mercator({ positions }: TripData, points: Uint32Array): Float64Array {
  const places = new Float64Array(points.length * 2)
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] ?? 0
    places[at * 2] = mercatorX(positions[point * 2] ?? 0)
    places[at * 2 + 1] = mercatorY(positions[point * 2 + 1] ?? 0)
  }
  return places
}

/**
 * Returns the minimum that `significance` must give each point. At the first point of a run of one colour, the minimum
 * is a quarter of the length of the run, so that the start of a long run is drawn. At all other points, it is 0.
 */
function minimumSignificance({ bands }: TripData, points: Uint32Array, places: Float64Array): Float32Array {
  const minimums = new Float32Array(points.length)
  let start = 0
  let length = 0
  for (let at = 1; at < points.length; at += 1) {
    const dx = (places[at * 2] ?? 0) - (places[at * 2 - 2] ?? 0)
    const dy = (places[at * 2 + 1] ?? 0) - (places[at * 2 - 1] ?? 0)
    length += Math.sqrt(dx * dx + dy * dy) // Math.hypot takes five times as long
    if (bands[points[at] ?? 0] === bands[points[start] ?? 0]) continue
    minimums[start] = length / 4
    start = at
    length = 0
  }
  minimums[start] = length / 4
  return minimums
}

function chunksOf(trip: TripData, points: Uint32Array): PathChunk[] {
  const chunks: PathChunk[] = []
  for (let from = 0; from < points.length - 1; from += CHUNK_POINTS) {
    const to = Math.min(from + CHUNK_POINTS, points.length - 1)
    chunks.push({ from, to, bounds: boundsOf(trip.positions, points, from, to) })
  }
  return chunks
}

function boundsOf(positions: Float64Array, points: Uint32Array, from: number, to: number): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = from; at <= to; at += 1) {
    const point = points[at] ?? 0
    const lng = positions[point * 2] ?? 0
    const lat = positions[point * 2 + 1] ?? 0
    bounds[0] = Math.min(bounds[0], lng)
    bounds[1] = Math.min(bounds[1], lat)
    bounds[2] = Math.max(bounds[2], lng)
    bounds[3] = Math.max(bounds[3], lat)
  }
  return bounds
}
