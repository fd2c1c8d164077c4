import { isJump } from '../measure/findSpikes.ts'

/** Where a device was at a moment, milliseconds since 1970. */
export interface Place {
  time: number
  lat: number
  lng: number
}

/** What is known of where a device is. */
export interface Whereabouts {
  /** The position that is shown; null for a device that never sent one. */
  last: Place | null
  /** A newer one that lies where no vehicle gets to: the next one says whether it is meant. */
  held: Place | null
}

/** What a position makes of them. */
export interface Move extends Whereabouts {
  /** It came after a newer one, and moves nothing. */
  isLate: boolean
  /** No vehicle makes the step to it from the one before. */
  isJump: boolean
  /** It shows that the held one was a mistake. */
  isSpikeBefore: boolean
}

/** Decides what a position does to where its device is seen: only a step that a vehicle can make moves it. */
export function judgeMove({ last, held }: Whereabouts, place: Place): Move {
  const newest = held ?? last
  const still = { last, held, isLate: false, isJump: false, isSpikeBefore: false }
  if (newest !== null && place.time <= newest.time) return { ...still, isLate: true }
  const moved = { ...still, last: place, held: null }
  if (newest === null || last === null) return moved
  if (!isJump(newest, place)) return moved
  if (held === null) return { ...still, held: place, isJump: true }
  const isAway = isJump(last, place)
  return { ...(isAway ? { ...still, held: place } : moved), isJump: true, isSpikeBefore: true }
}
