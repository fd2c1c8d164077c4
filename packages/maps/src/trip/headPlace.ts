import type { TripData } from './tripData.ts'

/**
 * The playhead: where playback is in a trip. It is the index of the last reached point plus the travelled fraction of
 * the segment to the next point.
 */
export type Head = number

export interface HeadPlace {
  lng: number
  lat: number
  /** Heading in degrees clockwise from north, NaN if not recorded. */
  heading: number
}

/** Returns place and heading at the playhead. Interpolates between points; the heading turns by the smaller angle. */
export function headPlace(trip: TripData, head: Head): HeadPlace {
  const [from, to, part] = around(trip, head)
  const { positions, headings } = trip
  const heading = headings[from] ?? Number.NaN
  const turn = (((headings[to] ?? Number.NaN) - heading + 540) % 360) - 180
  return {
    lng: between(positions[from * 2] ?? 0, positions[to * 2] ?? 0, part),
    lat: between(positions[from * 2 + 1] ?? 0, positions[to * 2 + 1] ?? 0, part),
    heading: Number.isNaN(turn) ? heading : (heading + turn * part + 360) % 360,
  }
}

/** Returns the distance along the trip from the first point to the playhead, in km. */
export function kilometresAt(trip: TripData, head: Head): number {
  const [from, to, part] = around(trip, head)
  return between(trip.distances[from] ?? 0, trip.distances[to] ?? 0, part)
}

/**
 * Returns the indexes of the points before and after the playhead, and the travelled fraction between these points. The
 * fraction is 0 if different vehicles sent the two points.
 */
function around({ count, tracks }: TripData, head: Head): [from: number, to: number, part: number] {
  const from = Math.min(Math.max(0, Math.floor(head)), Math.max(0, count - 1))
  const to = Math.min(from + 1, Math.max(0, count - 1))
  const part = tracks && tracks[from] !== tracks[to] ? 0 : head - from
  return [from, to, part]
}

function between(from: number, to: number, part: number) {
  return from + (to - from) * part
}
