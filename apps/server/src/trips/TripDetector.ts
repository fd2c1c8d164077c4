import { type TimedCoordinate, type Coordinate, distanceKm } from '../measure/distance.ts'
import { type Head, followPosition } from './followPosition.ts'
import { departureMs, restMs, spotKm, stepKm } from './tripRules.ts'

/** The state of the trip detection of a device. It is stored as JSON in `trip_state`, so do not rename its keys. */
export interface DetectorState {
  /** Time of the latest position; null before the first position. */
  time: number | null
  heads: Head[]
  /** The state of each vehicle of the device; the key is the `key` of its head. */
  motions: Record<number, Motion>
}

/** A period that can be a trip of one vehicle. `buildTrip` checks whether it is one. */
export interface TripSpan {
  start: number
  end: number
  key: number
  /** The latest position of each vehicle of the device, at the time of the first position of the span. */
  heads: Head[]
}

export const freshState: DetectorState = { time: null, heads: [], motions: {} }

/**
 * Returns the state after one more position, and the trips that ended. Ignores a position that is not newer than the
 * latest one.
 */
export function advance(
  state: DetectorState,
  place: TimedCoordinate,
): { state: DetectorState; ended: TripSpan[] } {
  if (state.time !== null && place.time <= state.time) return { state, ended: [] }
  const { heads, key, isNew } = followPosition(state.heads, place)
  const gone = state.heads.filter(({ since }) => !heads.some((head) => head.since === since))
  const ended = gone.flatMap((head) => openSpan(state, head))
  const motions: Record<number, Motion> = {}
  for (const head of heads) {
    const motion = state.motions[head.key]
    if (head.key !== key && motion !== undefined) motions[head.key] = motion
  }
  const before = isNew ? undefined : state.motions[key]
  const own = before === undefined ? { motion: park(place, heads), ended: null } : move(before, place, heads)
  motions[key] = own.motion
  if (own.ended) ended.push(spanOf(key, own.ended))
  return { state: { time: place.time, heads, motions }, ended }
}

/** Returns the trips that have not ended, each with the time of its vehicle's latest position. */
export function openSpans(state: DetectorState): { span: TripSpan; latest: number }[] {
  return state.heads.flatMap((head) => openSpan(state, head).map((span) => ({ span, latest: head.time })))
}

function openSpan({ motions }: DetectorState, { key }: Head): TripSpan[] {
  const motion = motions[key]
  return motion !== undefined && 'rest' in motion ? [spanOf(key, endOf(motion))] : []
}

function spanOf(key: number, { departure, end }: Ended): TripSpan {
  return { start: departure.time, end, key, heads: departure.heads }
}

/**
 * The state of the trip detection between two searches of a device. It is also stored as a checkpoint, from which a
 * later search can continue.
 */
export interface SearchState extends DetectorState {
  /**
   * The search processes positions up to this time again, and deletes the stored trips that it does not find again. 0
   * means that all positions are new.
   */
  again: number
}

/**
 * Returns the state of a device before its first search. The search ignores positions up to the time `after`, so the
 * trips that ended by then do not change.
 */
export function firstState(after: number | null): SearchState {
  return { ...freshState, time: after, again: 0 }
}

/**
 * The time of a position at which a trip can begin. `heads` contains the latest position of each vehicle of the device
 * at that time. From these, `buildTrip` finds out which later positions belong to the vehicle of the trip.
 */
interface Departure {
  time: number
  heads: Head[]
}

/**
 * The state of a parked vehicle. `away` is true if only its latest position was outside the spot around `anchor`. A
 * spot is a small area (see `spotKm`).
 */
interface Parked {
  anchor: Coordinate
  departure: Departure
  away: boolean
}

/** The state of a vehicle on a trip. */
interface Moving {
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
type Motion = Parked | Moving

/** A trip that has ended: its departure, and the time of its end in milliseconds since 1970. */
interface Ended {
  departure: Departure
  end: number
}

/** Returns the state of a vehicle that is parked at this position. */
function park(place: TimedCoordinate, heads: Head[]): Parked {
  const { lat, lng, time } = place
  return { anchor: { lat, lng }, departure: { time, heads }, away: false }
}

/**
 * Returns the state of a vehicle after one more of its positions, and the trip if one has ended. `heads` must already
 * include this position.
 */
function move(
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
function endOf({ departure, arrival }: Moving): Ended {
  return { departure, end: arrival }
}
