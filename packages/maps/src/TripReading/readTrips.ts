import type { RawPoint } from '../TripPlayback/cleanPoints.ts'
import { indexPath, type PathIndex } from '../TripPlayback/pathIndex.ts'
import { readTrip, type TripData } from '../TripPlayback/tripData.ts'
import { sessionsIn } from './sessionsIn.ts'

/** A trip as columns, with what a map needs to draw any part of it. */
export interface ReadTrip {
  trip: TripData
  path: PathIndex
  /** The same for the same trip. */
  mark: number
}

/** An answer with its trips read: the points are gone from the sessions, which stand in the same order. */
export interface ReadTrips {
  body: unknown
  trips: ReadTrip[]
}

/** Parses an answer and reads the trips of its sessions; throws what `JSON.parse` throws. */
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
  return { trip, path: indexPath(trip), mark: markOf(trip) }
}

/** The memory of the trips, to be handed over instead of copied. */
export function bytesOf({ trips }: ReadTrips): ArrayBufferLike[] {
  return trips
    .flatMap(({ trip, path }) => [trip, ...path.tracks, path.whole])
    .flatMap((columns) => Object.values(columns))
    .flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer] : []))
}

/** FNV-1a, a word at a time. */
function markOf({ positions, speeds, headings, times, leftOut }: TripData): number {
  let mark = 0x811c9dc5
  for (const column of [positions, speeds, headings, times]) {
    for (const word of new Uint32Array(column.buffer)) mark = Math.imul(mark ^ word, 0x01000193)
  }
  for (const letter of JSON.stringify(leftOut)) {
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return mark
}
