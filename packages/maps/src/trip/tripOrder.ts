import type { GpsSession, Rows } from '@sikud/api'

/** Returns the key of a trip: its id or, if the server has none, its start time. */
export function tripKey(trip: GpsSession): string {
  return String(trip.id ?? trip.start.time ?? '')
}

/**
 * Sorts trips newest first; trips without a valid start come last, in their old order. Copies `unreadable`, the
 * number of trips that were dropped because they could not be parsed.
 */
export function newestFirst(trips: readonly GpsSession[] & { unreadable?: number }): Rows<GpsSession> {
  const starts = new Map(trips.map((trip) => [trip, startOf(trip)]))
  const ordered = trips.toSorted((a, b) => (starts.get(b) ?? -Infinity) - (starts.get(a) ?? -Infinity) || 0)
  const { unreadable } = trips
  return unreadable === undefined ? ordered : Object.assign(ordered, { unreadable })
}

/** Returns the trip with this key, even if the filter hides it; if none has it, the newest shown trip. */
export function chosenTrip(
  all: readonly GpsSession[],
  shown: readonly GpsSession[],
  key: string | null,
): GpsSession | undefined {
  return all.find((trip) => tripKey(trip) === key) ?? newestFirst(shown)[0]
}

function startOf({ start }: GpsSession) {
  const time = start.time === null ? Number.NaN : Date.parse(start.time)
  return Number.isNaN(time) ? -Infinity : time
}

/** Returns whether a trip is still running: it has a start but no end. A trip with an invalid end is not running. */
export function isRunning({ start, end }: Pick<GpsSession, 'start' | 'end'>): boolean {
  return start.time !== null && end.time === null
}

/** Returns the time from the start to the end of a trip in ms; NaN while it is running or if a time is unknown. */
export function durationOf({ start, end }: Pick<GpsSession, 'start' | 'end'>): number {
  return Date.parse(end.time ?? '') - Date.parse(start.time ?? '')
}
