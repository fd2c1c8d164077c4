import type { Queryable } from '../database/Database.ts'
import { cellOf } from '../geocode/cellOf.ts'
import { findPlaces } from '../geocode/geocodeRepository.ts'
import type { Coordinate } from '../measure/distance.ts'
import type { FleetEvent } from './FleetEvent.ts'

/** Tells the address of a place, where it is known. */
export type FindAddress = (place: Coordinate | null) => string | null

/**
 * Looks up the addresses of events among those that were asked for before. The geocoder is not asked: it may be asked
 * once a second by all users together, and nobody waits for it to hear what happened.
 */
export async function findAddresses(
  database: Queryable,
  events: readonly FleetEvent[],
): Promise<FindAddress> {
  const cells = new Set(events.flatMap(({ place }) => (place === null ? [] : [cellOf(place)])))
  const known = await findPlaces(database, [...cells])
  return (place) => {
    const found = place === null ? undefined : known.get(cellOf(place))
    return found?.road ?? found?.address ?? null
  }
}
