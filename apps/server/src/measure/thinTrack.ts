import { type Coordinate, metresPerDegree } from './distance.ts'
import { standstillKmh } from './measureTrip.ts'

/** A point of a trip; speed in km/h. */
export interface TrackPoint extends Coordinate {
  speed: number | null
}

/** Maximum distance of a removed point from the simplified path, in metres. */
const tolerance = 10

/**
 * Simplifies the path of a trip with the Douglas-Peucker algorithm. Never removes the first and the last point of the
 * trip, the points where the vehicle stops or starts to move, and the fastest point. Returns the indexes of the points
 * that remain, in ascending order.
 */
export function thinTrack(points: readonly TrackPoint[]): number[] {
  const kept = new Set(landmarks(points))
  const spans = pairs([...kept])
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span
    const furthest = furthestBetween(points, from, to)
    if (furthest === null) continue
    kept.add(furthest)
    spans.push([from, furthest], [furthest, to])
  }
  return [...kept].toSorted((a, b) => a - b)
}

/** Returns the indexes of points that are always kept, in ascending order. */
function landmarks(points: readonly TrackPoint[]): number[] {
  const fastest = points.reduce<TrackPoint | undefined>(
    (best, point) => ((point.speed ?? 0) > (best?.speed ?? 0) ? point : best),
    undefined,
  )
  return points.flatMap((point, index) => {
    const neighbours = [points[index - 1], points[index + 1]]
    const isEdge = neighbours.some((other) => other === undefined || isStanding(other) !== isStanding(point))
    return isEdge || point === fastest ? [index] : []
  })
}

function isStanding({ speed }: TrackPoint): boolean {
  return speed !== null && speed < standstillKmh
}

function pairs(places: readonly number[]): [number, number][] {
  return places.slice(1).map((to, index) => [places[index] ?? to, to])
}

/**
 * Returns the index of the point furthest from the line between two points; null if all points are close to the line.
 */
function furthestBetween(points: readonly TrackPoint[], from: number, to: number): number | null {
  const [start, end] = [points[from], points[to]]
  if (start === undefined || end === undefined) return null
  let furthest: number | null = null
  let most = tolerance
  for (let index = from + 1; index < to; index += 1) {
    const point = points[index]
    if (point === undefined) continue
    const metres = metresToLine(point, start, end)
    if (metres > most) [furthest, most] = [index, metres]
  }
  return furthest
}

function metresToLine(point: Coordinate, start: Coordinate, end: Coordinate): number {
  const shrink = Math.cos((start.lat * Math.PI) / 180)
  const [x, y] = [(point.lng - start.lng) * shrink, point.lat - start.lat]
  const [toX, toY] = [(end.lng - start.lng) * shrink, end.lat - start.lat]
  const length = toX * toX + toY * toY
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * toX + y * toY) / length))
  return Math.hypot(x - share * toX, y - share * toY) * metresPerDegree
}
