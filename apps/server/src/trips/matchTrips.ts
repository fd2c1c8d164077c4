/** A time span; times are in milliseconds since 1970. */
interface Span {
  start: number
  end: number
}

/**
 * Decides which stored trip each found trip continues: the pair with the largest overlap first, so that at a split or a
 * merge the largest part keeps the id. `searchedTo` is the end of the searched positions: a stored trip that lies mostly
 * behind it waits for the trips that the search has not found yet. `mayContinue` excludes trips of another vehicle with
 * the same IMEI, which overlap but are not found again.
 */
export function matchTrips<Found extends Span, Stored extends Span>(
  found: readonly Found[],
  stored: readonly Stored[],
  searchedTo: number,
  mayContinue: (trip: Found, old: Stored) => boolean,
): Map<Found, Stored> {
  const pairs = found
    .flatMap((trip) => stored.map((old) => ({ trip, old, ms: overlapMs(trip, old) })))
    .filter(({ ms, old, trip }) => ms >= Math.max(0, old.end - searchedTo) && mayContinue(trip, old))
    .toSorted((a, b) => b.ms - a.ms || difference(a) - difference(b))
  const matches = new Map<Found, Stored>()
  const taken = new Set<Stored>()
  for (const { trip, old } of pairs) {
    if (matches.has(trip) || taken.has(old)) continue
    matches.set(trip, old)
    taken.add(old)
  }
  return matches
}

/** Returns how long two spans overlap in ms; negative if they do not overlap. */
function overlapMs(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start)
}

/** Of pairs with the same overlap, the one whose spans are more alike comes first. */
function difference({ trip, old }: { trip: Span; old: Span }): number {
  return Math.abs(trip.start - old.start) + Math.abs(trip.end - old.end)
}
