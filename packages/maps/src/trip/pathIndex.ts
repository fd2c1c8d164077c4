import { choosePoints, type PathChunk, type PathRun, type PathTrack, type View } from './choosePoints.ts'
import { mercatorX, mercatorY } from '../measure/geometry.ts'
import { range } from './range.ts'
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

/**
 * Returns the significance of each point of a line: how far the line moves if the point is dropped (Douglas-Peucker);
 * Infinity for the ends. If all points below a tolerance are dropped, the line moves by less than twice the tolerance.
 * `places` has alternating x and y; `minimums` has the minimum result for each point. To avoid quadratic time for a
 * long line, the function processes pieces of `pieceLength` points first, then the points where two pieces meet.
 */
export function significance(
  places: Float64Array,
  minimums: Float32Array,
  pieceLength: number,
): Float32Array {
  const significances = Float32Array.from(minimums)
  const last = significances.length - 1
  if (last < 0) return significances
  for (let from = 0; from < last; from += pieceLength) {
    const end = Math.min(from + pieceLength, last) + 1
    divide(places.subarray(from * 2, end * 2), significances.subarray(from, end))
  }
  divideJoints(places, significances, pieceLength)
  significances[0] = Infinity
  significances[last] = Infinity
  return significances
}

function divideJoints(places: Float64Array, significances: Float32Array, pieceLength: number) {
  const last = significances.length - 1
  const joints = Uint32Array.from({ length: Math.ceil(last / pieceLength) + 1 }, (_, at) =>
    Math.min(at * pieceLength, last),
  )
  const jointPlaces = new Float64Array(joints.length * 2)
  const jointSignificances = new Float32Array(joints.length)
  joints.forEach((point, at) => {
    jointPlaces.set(places.subarray(point * 2, point * 2 + 2), at * 2)
    jointSignificances[at] = significances[point] ?? 0
  })
  divide(jointPlaces, jointSignificances)
  joints.forEach((point, at) => {
    significances[point] = jointSignificances[at] ?? 0
  })
}

/** Sets the significance of each point between the ends. Divides the line at its farthest point, then each part. */
function divide(places: Float64Array, significances: Float32Array) {
  const work = [0, significances.length - 1, Infinity]
  while (work.length > 0) {
    const limit = work.pop() ?? 0
    const to = work.pop() ?? 0
    const from = work.pop() ?? 0
    if (to - from < 2) continue
    const farthest = farthestBetween(places, from, to)
    // A point never gets a larger value than the point that divided its part of the line.
    const distance = Math.min(limit, farthest.distance)
    if (distance > (significances[farthest.at] ?? 0)) significances[farthest.at] = distance
    work.push(from, farthest.at, distance, farthest.at, to, distance)
  }
}

function farthestBetween(places: Float64Array, from: number, to: number): { at: number; distance: number } {
  const x = places[from * 2] ?? 0
  const y = places[from * 2 + 1] ?? 0
  const dx = (places[to * 2] ?? 0) - x
  const dy = (places[to * 2 + 1] ?? 0) - y
  const length = dx * dx + dy * dy
  let farthest = from + 1
  let largestSquare = -1
  for (let at = from + 1; at < to; at += 1) {
    const px = (places[at * 2] ?? 0) - x
    const py = (places[at * 2 + 1] ?? 0) - y
    // Uses the distance to the segment, not to the infinite line, because a path may turn back.
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    const ax = px - along * dx
    const ay = py - along * dy
    const square = ax * ax + ay * ay
    if (square > largestSquare) {
      largestSquare = square
      farthest = at
    }
  }
  return { at: farthest, distance: Math.sqrt(largestSquare) }
}
