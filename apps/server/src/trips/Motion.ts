import { type Coordinate, type TimedCoordinate, distanceKm } from '../measure/distance.ts'
import type { Head } from './followPosition.ts'
import { departureMs, restMs, spotKm, stepKm } from './tripRules.ts'

/**
 * A position at which a trip can begin. `heads` are the latest positions of all vehicles of the device at that time;
 * they show which later positions belong to the same vehicle.
 */
export interface Departure {
  time: number
  heads: Head[]
}

/** A parked vehicle; `away` is true if only the latest position was outside the spot around `anchor`. */
export interface Parked {
  anchor: Coordinate
  departure: Departure
  away: boolean
}

/** A vehicle on a trip. */
export interface Moving {
  departure: Departure
  /** The first of the latest positions that are all within one spot, apart from `away`. */
  rest: TimedCoordinate
  /** Whether at least one position after `rest` is in the spot around `rest`. */
  isResting: boolean
  /** When the vehicle arrived at its resting place within the spot. */
  arrival: number
  /** Distance of the position at `arrival` from `rest`, km. */
  reach: number
  /** The latest position, if only this position was outside the spot of a resting vehicle. */
  away: TimedCoordinate | null
}

/** The motion of one vehicle according to its positions so far. Stored as JSON in `trip_state`. */
export type Motion = Parked | Moving

/** Where a trip began and when it ended. */
export interface Ended {
  departure: Departure
  end: number
}

/** Returns the motion of a vehicle that is parked at a position. */
export function park(place: TimedCoordinate, heads: Head[]): Parked {
  const { lat, lng, time } = place
  return { anchor: { lat, lng }, departure: { time, heads }, away: false }
}

/**
 * Returns the motion after one more position of the same vehicle, and the trip that ended. `heads` includes this
 * position.
 */
export function move(
  motion: Motion,
  place: TimedCoordinate,
  heads: Head[],
): { motion: Motion; ended: Ended | null } {
  if ('rest' in motion) return drive(motion, place, heads)
  return { motion: leave(motion, place, heads), ended: null }
}

/** Two positions in a row outside the spot begin a trip: a single position can be receiver noise. */
function leave(parked: Parked, place: TimedCoordinate, heads: Head[]): Motion {
  const km = distanceKm(parked.anchor, place)
  if (km > spotKm) return parked.away ? begin(parked.departure, place) : { ...parked, away: true }
  const isAtRest = km <= stepKm || place.time - parked.departure.time > departureMs
  return {
    ...parked,
    away: false,
    departure: isAtRest ? { time: place.time, heads } : parked.departure,
  }
}

function begin(departure: Departure, { time, lat, lng }: TimedCoordinate): Moving {
  return {
    departure,
    rest: { time, lat, lng },
    isResting: false,
    arrival: time,
    reach: 0,
    away: null,
  }
}

function drive(
  moving: Moving,
  place: TimedCoordinate,
  heads: Head[],
): { motion: Motion; ended: Ended | null } {
  const { departure, rest, reach, isResting, away } = moving
  const km = distanceKm(rest, place)
  if (km > spotKm) {
    if (!isResting) return { motion: begin(departure, place), ended: null }
    const { time, lat, lng } = place
    if (away === null) return { motion: { ...moving, away: { time, lat, lng } }, ended: null }
    return drive(begin(departure, away), place, heads)
  }
  if (place.time - rest.time >= restMs) return { motion: park(place, heads), ended: endOf(moving) }
  const progress = km > reach + stepKm ? { arrival: place.time, reach: km } : {}
  return { motion: { ...moving, isResting: true, away: null, ...progress }, ended: null }
}

/** Returns where the trip began, and when it ends if no further position follows. */
export function endOf({ departure, arrival }: Moving): Ended {
  return { departure, end: arrival }
}
