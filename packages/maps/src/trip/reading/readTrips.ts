import type { RawPoint } from '../cleanPoints.ts'
import { indexPath, type PathIndex } from '../pathIndex.ts'
import { readTrip, type TripData } from '../tripData.ts'

/** A trip with one array for each field of its points, and the index with which a map chooses the points to draw. */
export interface ReadTrip {
  trip: TripData
  path: PathIndex
}

/** A parsed response. Its sessions have empty `points`; `trips` has the trips of these sessions in the same order. */
export interface ReadTrips {
  body: unknown
  trips: ReadTrip[]
}

/** Parses a response and computes the trip of each session; throws a SyntaxError for invalid JSON. */
export function readTrips(json: string): ReadTrips {
  const body: unknown = JSON.parse(json)
  const trips = sessionsIn(body).map((session) => {
    const read = readOne(session.points)
    session.points = []
    return read
  })
  return { body, trips }
}

function readOne(points: readonly RawPoint[]): ReadTrip {
  const trip = readTrip(points)
  return { trip, path: indexPath(trip) }
}

/** Returns the buffers of the trips, so that `postMessage` transfers them instead of copying. */
export function bytesOf({ trips }: ReadTrips): ArrayBufferLike[] {
  return trips
    .flatMap(({ trip, path }) => [trip, ...path.tracks, path.whole])
    .flatMap((columns) => Object.values(columns))
    .flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer] : []))
}

interface WithPoints {
  points: readonly RawPoint[]
}

/** Returns those sessions in `data` of a response that have points; `data` is one session or a list. */
export function sessionsIn(body: unknown): WithPoints[] {
  const { data }: { data?: unknown } = isObject(body) ? body : {}
  const sessions: unknown[] = Array.isArray(data) ? data : [data]
  return sessions.filter(hasPoints)
}

function hasPoints(session: unknown): session is WithPoints {
  return isObject(session) && 'points' in session && Array.isArray(session.points)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
