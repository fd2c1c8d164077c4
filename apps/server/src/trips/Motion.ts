import { type Coordinate, type TimedCoordinate, distanceKm } from '../measure/distance.ts'
import type { Head } from './followPosition.ts'
import { departureMs, restMs, spotKm, stepKm } from './tripRules.ts'

/**
 * The time of a position at which a trip can begin. `heads` contains the latest position of each vehicle of the device
 * at that time. From these, `buildTrip` finds out which later positions belong to the vehicle of the trip.
 */
export interface Departure {
  time: number
  heads: Head[]
}

/**
 * The state of a parked vehicle. `away` is true if only its latest position was outside the spot around `anchor`. A
 * spot is a small area (see `spotKm`).
 */
export interface Parked {
  anchor: Coordinate
  departure: Departure
  away: boolean
}

/** The state of a vehicle on a trip. */
export interface Moving {
  departure: Departure
  /**
   * The position where the vehicle may have come to rest: all later positions, except `away`, are within one spot
   * around it.
   */
  rest: TimedCoordinate
  /** True if at least one position after `rest` is in the spot around `rest`. */
  isResting: boolean
  /** Time when the vehicle stopped moving within the spot around `rest`, in milliseconds since 1970. */
  arrival: number
  /** Distance in km from `rest` to the position at the time `arrival`. */
  reach: number
  /**
   * The latest position, if it is outside the spot around `rest` and the position before it was inside; otherwise null.
   */
  away: TimedCoordinate | null
}

/** The state of one vehicle, computed from its positions so far. The database stores it as JSON in `trip_state`. */
export type Motion = Parked | Moving

/** A trip that has ended: its departure, and the time of its end in milliseconds since 1970. */
export interface Ended {
  departure: Departure
  end: number
}

/** Returns the state of a vehicle that is parked at this position. */
export function park(place: TimedCoordinate, heads: Head[]): Parked {
  const { lat, lng, time } = place
  return { anchor: { lat, lng }, departure: { time, heads }, away: false }
}

/**
 * Returns the state of a vehicle after one more of its positions, and the trip if one has ended. `heads` must already
 * include this position.
 */
export function move(
  motion: Motion,
  place: TimedCoordinate,
  heads: Head[],
): { motion: Motion; ended: Ended | null } {
  if ('rest' in motion) return drive(motion, place, heads)
  return { motion: leave(motion, place, heads), ended: null }
}

/**
 * A trip begins only when two positions in a row are outside the spot, because a single position can be receiver noise.
 */
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

/** Returns the departure of the trip, and the time when it ends if no further position follows. */
export function endOf({ departure, arrival }: Moving): Ended {
  return { departure, end: arrival }
}
