import { distanceKm, type Coordinate } from '../measure/distance.ts'
import type { TimedPlace } from '../positions/Position.ts'
import type { Head } from './followFix.ts'
import { departureMs, restMs, spotKm, stepKm } from './tripRules.ts'

/** A fix at which a trip may begin, with the heads after it: who reads the points from there on knows whose they are. */
export interface Departure {
  time: number
  heads: Head[]
}

/** Standing somewhere; `away` when the latest fix, and only that, lay outside the spot. */
export interface Parked {
  anchor: Coordinate
  departure: Departure
  away: boolean
}

/** On a trip. */
export interface Moving {
  departure: Departure
  /** The first of the latest fixes that all lie on one spot. */
  rest: TimedPlace
  /** More than that one fix lie there. */
  isResting: boolean
  /** When the vehicle came to where it rests. */
  arrival: number
  /** How far from `rest` that is. */
  reach: number
  /** The latest fix, where only that lay outside the spot of a resting vehicle. */
  away: TimedPlace | null
}

/** What one vehicle does, as far as its fixes tell. */
export type Motion = Parked | Moving

/** Where a trip began and when it ended. */
export interface Ended {
  departure: Departure
  end: number
}

/** A vehicle of which nothing is known but this fix. */
export function park(place: TimedPlace, heads: Head[]): Parked {
  const { lat, lng, time } = place
  return { anchor: { lat, lng }, departure: { time, heads }, away: false }
}

/** Goes on by one fix of the same vehicle; `heads` are those after it. */
export function move(
  motion: Motion,
  place: TimedPlace,
  heads: Head[],
): { motion: Motion; ended: Ended | null } {
  if ('rest' in motion) return drive(motion, place, heads)
  return { motion: leave(motion, place, heads), ended: null }
}

/** Two fixes in a row outside the spot are a trip: one may be a stray. */
function leave(parked: Parked, place: TimedPlace, heads: Head[]): Motion {
  const km = distanceKm(parked.anchor, place)
  if (km > spotKm) return parked.away ? begin(parked.departure, place) : { ...parked, away: true }
  const isAtRest = km <= stepKm || place.time - parked.departure.time > departureMs
  return {
    ...parked,
    away: false,
    departure: isAtRest ? { time: place.time, heads } : parked.departure,
  }
}

function begin(departure: Departure, { time, lat, lng }: TimedPlace): Moving {
  return {
    departure,
    rest: { time, lat, lng },
    isResting: false,
    arrival: time,
    reach: 0,
    away: null,
  }
}

function drive(moving: Moving, place: TimedPlace, heads: Head[]): { motion: Motion; ended: Ended | null } {
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

/** The trip as it ends when nothing more comes. */
export function endOf({ departure, arrival }: Moving): Ended {
  return { departure, end: arrival }
}
