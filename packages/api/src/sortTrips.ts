import type { OperationInput } from './client/OperationInput.ts'
import type { GpsSession } from './models.ts'

/** A figure by which trips are sorted. */
export type TripSort = NonNullable<OperationInput<'listSessions'>['sort']>

const figures: Record<TripSort, (trip: GpsSession) => number | undefined> = {
  distance: ({ distance }) => distance,
  duration: ({ start, end }) => Date.parse(end.time ?? '') - Date.parse(start.time ?? ''),
  max_speed: ({ max_speed }) => max_speed,
}

/** Sorts trips by a figure, the largest first and an unknown one last; without `sort` they keep their order. */
export function sortTrips(trips: readonly GpsSession[], sort: TripSort | undefined): GpsSession[] {
  if (sort === undefined) return [...trips]
  const figure = (trip: GpsSession) => figures[sort](trip) || 0
  return trips.toSorted((a, b) => figure(b) - figure(a))
}
