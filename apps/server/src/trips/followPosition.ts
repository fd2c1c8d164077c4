import { type TimedCoordinate, distanceKm } from '../measure/distance.ts'
import { isJump } from '../measure/findSpikes.ts'
import { maxErrorKm, settledPositions, silenceMs } from './tripRules.ts'

/**
 * The latest position of one vehicle. The trip detection follows at most two vehicles with the same IMEI. Their keys
 * are 0 and 1.
 */
export interface Head extends TimedCoordinate {
  key: number
  /**
   * Time of the first position of the vehicle. `fixes` is the number of its positions, but at most `settledPositions`.
   * The database stores both names as JSON keys, so do not change them.
   */
  since: number
  fixes: number
}

export interface Followed {
  /** The heads after the position was added. The head that the position belongs to comes last. */
  heads: Head[]
  /** Key of the vehicle that the position belongs to. */
  key: number
  /** True if no known vehicle can have reached the position, so that it belongs to a new vehicle. */
  isNew: boolean
}

/**
 * Decides which of two vehicles with the same IMEI sent a position: the one that could have driven there in time. If
 * both could, chooses the one that needs less speed. So a spike becomes a vehicle with a single position, and the
 * positions of two vehicles with the same IMEI stay apart.
 */
export function followPosition(heads: readonly Head[], place: TimedCoordinate): Followed {
  const present = heads.filter((head) => place.time - head.time <= silenceMs)
  const own = choose(
    present.filter((head) => !isJump(head, place)),
    place,
  )
  const [other] = present.filter((head) => head !== own).toSorted(byPositionCount)
  if (own === undefined) return { ...addPosition(startHead(place, other), place, other), isNew: true }
  const isSettled = own.fixes + 1 === settledPositions
  if (other === undefined || !isSettled || other.time >= own.since) {
    return { ...addPosition(own, place, other), isNew: false }
  }
  // The head `own` now has enough positions to count as real, and no position was added to the head `other` since `own`
  // began. So there is only one vehicle, even if it cannot have driven from `other` to this place. If the distance is
  // short, the vehicle keeps the head `other`, so its trip continues. Otherwise it gets the head `own`.
  const continues = distanceKm(other, place) <= maxErrorKm
  return { ...addPosition(continues ? other : own, place, undefined), isNew: false }
}

/** Returns the head of a new vehicle, with the key (0 or 1) that the other head does not use. */
function startHead({ time, lat, lng }: TimedCoordinate, other: Head | undefined): Head {
  return { key: other?.key === 0 ? 1 : 0, time, lat, lng, since: time, fixes: 0 }
}

function addPosition(head: Head, { time, lat, lng }: TimedCoordinate, other: Head | undefined) {
  const fixes = Math.min(settledPositions, head.fixes + 1)
  const own = { ...head, time, lat, lng, fixes }
  return { heads: other === undefined ? [own] : [other, own], key: own.key }
}

function choose(fitting: readonly Head[], place: TimedCoordinate): Head | undefined {
  const settled = fitting.filter(({ fixes }) => fixes >= settledPositions)
  const candidates = settled.length > 0 ? settled : fitting
  return candidates.toSorted((a, b) => kmhTo(a, place) - kmhTo(b, place))[0]
}

function kmhTo(head: Head, place: TimedCoordinate): number {
  return distanceKm(head, place) / ((place.time - head.time) / 3_600_000)
}

function byPositionCount(a: Head, b: Head): number {
  return b.fixes - a.fixes || b.time - a.time
}
