import { distanceKm } from '../measure/distance.ts'
import { isJump } from '../measure/findSpikes.ts'
import type { TimedPlace } from '../positions/Position.ts'
import { hiccupKm, settledFixes, silenceMs } from './tripRules.ts'

/** The latest fix of one vehicle: under one identity there are two at most, 0 and 1. */
export interface Head extends TimedPlace {
  key: number
  /** When it was heard of first, and how often, as far as that matters. */
  since: number
  fixes: number
}

export interface Followed {
  /** The heads after the fix; the one that took it comes last. */
  heads: Head[]
  /** Whose fix it is. */
  key: number
  /** The fix begins a vehicle of its own: nobody else can have come there. */
  isNew: boolean
}

/**
 * Tells whose fix it is: the vehicle's that can have come there, of two the one that needs less speed for it. A spike
 * becomes a vehicle of one fix that is not heard of again, and two vehicles under one identity stay apart.
 */
export function followFix(heads: readonly Head[], place: TimedPlace): Followed {
  const present = heads.filter((head) => place.time - head.time <= silenceMs)
  const own = choose(
    present.filter((head) => !isJump(head, place)),
    place,
  )
  const [other] = present.filter((head) => head !== own).toSorted(bySubstance)
  if (own === undefined) return { ...take(begin(place, other), place, other), isNew: true }
  const isSettled = own.fixes + 1 === settledFixes
  if (other === undefined || !isSettled || other.time >= own.since) {
    return { ...take(own, place, other), isNew: false }
  }
  // Nobody is where the vehicle was: it is here, however it came.
  const goesOn = distanceKm(other, place) <= hiccupKm
  return { ...take(goesOn ? other : own, place, undefined), isNew: false }
}

/** In a third place whoever was heard of less has to go: there is one other at most. */
function begin({ time, lat, lng }: TimedPlace, other: Head | undefined): Head {
  return { key: other?.key === 0 ? 1 : 0, time, lat, lng, since: time, fixes: 0 }
}

function take(head: Head, { time, lat, lng }: TimedPlace, other: Head | undefined) {
  const fixes = Math.min(settledFixes, head.fixes + 1)
  const own = { ...head, time, lat, lng, fixes }
  return { heads: other === undefined ? [own] : [other, own], key: own.key }
}

function choose(fitting: readonly Head[], place: TimedPlace): Head | undefined {
  const settled = fitting.filter(({ fixes }) => fixes >= settledFixes)
  const candidates = settled.length > 0 ? settled : fitting
  return candidates.toSorted((a, b) => kmhTo(a, place) - kmhTo(b, place))[0]
}

function kmhTo(head: Head, place: TimedPlace): number {
  return distanceKm(head, place) / ((place.time - head.time) / 3_600_000)
}

function bySubstance(a: Head, b: Head): number {
  return b.fixes - a.fixes || b.time - a.time
}
