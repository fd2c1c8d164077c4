import { distanceKm, type Coordinate } from '../recordings/distance.ts'
import { isJump } from '../recordings/findSpikes.ts'
import type { Timed } from '../recordings/sortPoints.ts'
import { settledFixes, silenceMs } from './tripRules.ts'

/** A place at a time; milliseconds since 1970. */
export interface TimedPlace extends Timed, Coordinate {}

/** The latest fix of one vehicle: under one identity there are two at most, 0 and 1. */
export interface Head extends TimedPlace {
  key: number
  /** How many fixes it has, as far as that matters. */
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
 * becomes a vehicle of one fix that is never heard of again, and two vehicles under one identity stay apart.
 */
export function followFix(heads: readonly Head[], place: TimedPlace): Followed {
  const present = heads.filter((head) => place.time - head.time <= silenceMs)
  const own = choose(
    present.filter((head) => !isJump(head, place)),
    place,
  )
  // In a third place whoever was heard of less has to go.
  const others = present
    .filter((head) => head !== own)
    .toSorted(bySubstance)
    .slice(0, 1)
  const key = own?.key ?? (others.some((head) => head.key === 0) ? 1 : 0)
  const fixes = Math.min(settledFixes, (own?.fixes ?? 0) + 1)
  const { time, lat, lng } = place
  return { heads: [...others, { key, time, lat, lng, fixes }], key, isNew: own === undefined }
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
