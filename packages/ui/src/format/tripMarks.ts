import type { Format } from './createFormat.ts'

/** The fields of a trip that `shownPart` and `tripMarks` read; times are ISO 8601, distances in km. */
export interface MarkedTrip {
  start: { time: string | null }
  end: { time: string | null }
  distance: number
  share?: { from: string | null; to: string | null; distance: number; counted_distance: number } | undefined
  overlap?: boolean | undefined
}

/** Returns the times and the distance of the part of a trip that a list shows: its share, or the whole trip. */
export function shownPart({ start, end, distance, share }: MarkedTrip) {
  return share && share.from !== null
    ? { start: { time: share.from }, end: { time: share.to }, distance: share.distance }
    : { start, end, distance }
}

/** The texts of `tripMarks`. */
export interface TripMarkTexts {
  since: (day: string) => string
  part: string
  overlap: string
  counted: (distance: string) => string
  uncounted: string
  /** Explains which of several trips that overlap counts. */
  overlapNote: string
}

/** The Indonesian texts of `tripMarks`. */
export const tripMarkTexts: TripMarkTexts = {
  since: (day) => `sejak ${day}`,
  part: 'sebagian',
  overlap: 'tumpang tindih',
  counted: (distance) => `dihitung ${distance}`,
  uncounted: 'tidak dihitung',
  overlapNote:
    'Tumpang tindih: perangkat, kendaraan, atau pengendara yang sama punya perjalanan lain pada waktu itu. Setiap waktu dihitung sekali, di perjalanan yang titiknya lebih banyak.',
}

/** A difference of distances (in km) below this is rounding. */
const ROUNDING_KM = 0.005

/**
 * Returns the marks of a trip in a list: since when it runs if it began on an earlier day, whether the list shows only a
 * part of it, and whether it overlaps another trip, with what of it counts.
 */
export function tripMarks(
  trip: MarkedTrip,
  format: Pick<Format, 'date' | 'shortDay' | 'distance'>,
  texts: TripMarkTexts,
): string[] {
  const part = shownPart(trip)
  const isLater = format.date(part.start.time) !== format.date(trip.start.time)
  const isPart = !isSameTime(part.start.time, trip.start.time) || !isSameTime(part.end.time, trip.end.time)
  return [
    ...(isLater ? [texts.since(format.shortDay(trip.start.time))] : isPart ? [texts.part] : []),
    ...(trip.overlap ? [overlapMark(trip, format, texts)] : []),
  ]
}

function isSameTime(a: string | null, b: string | null): boolean {
  return Date.parse(a ?? '') === Date.parse(b ?? '') || a === b
}

function overlapMark({ share }: MarkedTrip, format: Pick<Format, 'distance'>, texts: TripMarkTexts): string {
  if (!share || share.distance - share.counted_distance < ROUNDING_KM) return texts.overlap
  const counted =
    share.counted_distance < ROUNDING_KM
      ? texts.uncounted
      : texts.counted(format.distance(share.counted_distance))
  return `${texts.overlap}, ${counted}`
}

/** The part of a trip that a list shows; times are ISO 8601, distances in km, driving times in seconds. */
export interface TripPart {
  from: string | null
  to: string | null
  distance: number
  driving: number
  counted_distance: number
  counted_driving: number
}

/**
 * Returns the trips of several lists of adjacent periods, each trip once. A trip that runs across the border of two
 * periods is in both lists, each time with the part of its period. `trips` are in the order of time, newest first.
 */
export function joinParts<Trip extends { id?: unknown; share?: TripPart | undefined }>(
  trips: readonly Trip[],
): Trip[] {
  const joined = new Map<unknown, Trip>()
  for (const trip of trips) {
    const key = trip.id ?? trip
    const later = joined.get(key)
    joined.set(key, later ? joinShares(later, trip) : trip)
  }
  return [...joined.values()]
}

function joinShares<Trip extends { share?: TripPart | undefined }>(later: Trip, earlier: Trip): Trip {
  const [last, first] = [later.share, earlier.share]
  // The list was loaded again, and it changed in between.
  if (!last || !first || last.from !== first.to) return later
  return {
    ...later,
    share: {
      from: first.from,
      to: last.to,
      distance: first.distance + last.distance,
      driving: first.driving + last.driving,
      counted_distance: first.counted_distance + last.counted_distance,
      counted_driving: first.counted_driving + last.counted_driving,
    },
  }
}
