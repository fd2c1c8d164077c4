import { readFileSync } from 'node:fs'
import { type Coordinate, bearing, distanceKm } from '../measure/distance.ts'

/** A main road of Jakarta, with a lane for each direction. */
export interface DemoRoute {
  key: string
  name: string
  limitKmh: number
  toll: boolean
  /** Whether a trip returns to its start, with a stop at the far end. */
  roundTrip: boolean
  there: Lane
  back: Lane
}

/** One direction of a road, with the speed that its bends allow. */
export interface Lane {
  path: RoutePath
  /** Speed that the bends allow in km/h, one value for every `bendStep` metres. */
  bendLimits: readonly number[]
}

interface RouteFile {
  features: {
    properties: { key: string; name: string; limitKmh: number; toll: boolean; roundTrip: boolean }
    geometry: { coordinates: [number, number][] }
  }[]
}

export const bendStep = 25
/** Lateral acceleration limit of a loaded vehicle, m/s². */
const lateralLimit = 1.6

export function loadDemoRoutes(): DemoRoute[] {
  const file: RouteFile = JSON.parse(readFileSync(new URL('./routes.geojson', import.meta.url), 'utf8'))
  return file.features.map(({ properties, geometry }) => {
    const path = createRoutePath(geometry.coordinates.map(([lng, lat]) => ({ lat, lng })))
    return { ...properties, there: createLane(path), back: createLane(reversePath(path)) }
  })
}

function createLane(path: RoutePath): Lane {
  const bendLimits: number[] = []
  for (let meters = 0; meters <= path.length; meters += bendStep) {
    const before = locate(path, meters - 30)
    const here = locate(path, meters)
    const after = locate(path, meters + 30)
    const turn = Math.abs(((bearing(here, after) - bearing(before, here) + 540) % 360) - 180)
    const radius = 30 / Math.max(0.01, (turn * Math.PI) / 180)
    bendLimits.push(Math.max(15, Math.sqrt(lateralLimit * radius) * 3.6))
  }
  return { path, bendLimits }
}

/** A road as a polyline, with the distance from its start at each vertex. */
export interface RoutePath {
  vertices: readonly Coordinate[]
  /** Metres from the start, ascending. */
  meters: readonly number[]
  length: number
}

/** Metres between the vertices of a path. */
const step = 25

/** Returns a smooth curve (centripetal Catmull-Rom) through the vertices of a road. */
export function createRoutePath(roadVertices: readonly Coordinate[]): RoutePath {
  const vertices: Coordinate[] = []
  for (let index = 0; index < roadVertices.length - 1; index += 1) {
    const [before, from, to, after] = [
      roadVertices[index - 1],
      roadVertices[index],
      roadVertices[index + 1],
      roadVertices[index + 2],
    ]
    if (from === undefined || to === undefined) break
    const pieces = Math.max(1, Math.round((distanceKm(from, to) * 1000) / step))
    for (let piece = 0; piece < pieces; piece += 1) {
      vertices.push(
        curvePoint(before ?? mirror(from, to), from, to, after ?? mirror(to, from), piece / pieces),
      )
    }
  }
  const last = roadVertices.at(-1)
  if (last !== undefined) vertices.push(last)
  const meters = [0]
  for (const [index, vertex] of vertices.entries()) {
    const previous = vertices[index - 1]
    if (previous !== undefined) meters.push((meters.at(-1) ?? 0) + distanceKm(previous, vertex) * 1000)
  }
  return { vertices, meters, length: meters.at(-1) ?? 0 }
}

/** Returns the coordinates and heading at a distance in metres from the start. */
export function locate(path: RoutePath, distance: number): Coordinate & { heading: number } {
  const target = Math.min(Math.max(distance, 0), path.length)
  let low = 0
  let high = path.meters.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((path.meters[middle] ?? 0) <= target) low = middle
    else high = middle
  }
  const from = path.vertices[low] ?? { lat: 0, lng: 0 }
  const to = path.vertices[high] ?? from
  const start = path.meters[low] ?? 0
  const span = (path.meters[high] ?? start) - start
  const part = span > 0 ? (target - start) / span : 0
  return {
    lat: from.lat + (to.lat - from.lat) * part,
    lng: from.lng + (to.lng - from.lng) * part,
    heading: bearing(from, to),
  }
}

export function reversePath(path: RoutePath): RoutePath {
  return {
    vertices: path.vertices.toReversed(),
    meters: path.meters.toReversed().map((meters) => path.length - meters),
    length: path.length,
  }
}

function mirror(center: Coordinate, point: Coordinate): Coordinate {
  return { lat: 2 * center.lat - point.lat, lng: 2 * center.lng - point.lng }
}

function curvePoint(
  p0: Coordinate,
  p1: Coordinate,
  p2: Coordinate,
  p3: Coordinate,
  part: number,
): Coordinate {
  const t1 = knot(p0, p1)
  const t2 = t1 + knot(p1, p2)
  const t3 = t2 + knot(p2, p3)
  const t = t1 + (t2 - t1) * part
  const a1 = mix(p0, p1, t / t1)
  const a2 = mix(p1, p2, (t - t1) / (t2 - t1))
  const a3 = mix(p2, p3, (t - t2) / (t3 - t2))
  const b1 = mix(a1, a2, t / t2)
  const b2 = mix(a2, a3, (t - t1) / (t3 - t1))
  return mix(b1, b2, (t - t1) / (t2 - t1))
}

function knot(from: Coordinate, to: Coordinate): number {
  return Math.sqrt(Math.hypot(to.lat - from.lat, to.lng - from.lng))
}

function mix(from: Coordinate, to: Coordinate, part: number): Coordinate {
  return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }
}
