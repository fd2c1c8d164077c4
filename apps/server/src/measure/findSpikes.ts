import { distanceKm, type TimedCoordinate } from './distance.ts'

/** Highest plausible speed of a road vehicle between two positions. */
export const fastestKmh = 200
/** A step of at most this length is not a jump: noise of the receiver can make it look impossibly fast. */
const noiseKm = 0.2
/** A spike has no other point near it among this many points before it and after it. */
const neighbours = 3

/** Checks whether a step between two positions is impossible for a vehicle. */
export function isJump(from: TimedCoordinate, to: TimedCoordinate): boolean {
  const km = distanceKm(from, to)
  return km > noiseKm && km > (fastestKmh * (to.time - from.time)) / 3_600_000
}

/**
 * Returns the indexes of spikes in points sorted by time. A spike is a single point: the steps to it and from it are
 * impossibly fast, but the step from its previous point to its next one is not. A point that has another point near it
 * is not a spike: both can come from a second device that uses the same id at another place.
 */
export function findSpikes(points: readonly TimedCoordinate[]): Set<number> {
  const spikes = new Set<number>()
  let previousIndex = 0
  for (let index = 1; index < points.length - 1; index += 1) {
    const previous = points[previousIndex]
    const point = points[index]
    const next = points[index + 1]
    if (previous === undefined || point === undefined || next === undefined) break
    const isSpike =
      isJump(previous, point) && isJump(point, next) && !isJump(previous, next) && isIsolated(points, index)
    if (isSpike) spikes.add(index)
    else previousIndex = index
  }
  return spikes
}

function isIsolated(points: readonly TimedCoordinate[], index: number): boolean {
  const point = points[index]
  const before = points[index - 1]
  const after = points[index + 1]
  if (point === undefined || before === undefined || after === undefined) return false
  const near = Math.min(distanceKm(before, point), distanceKm(point, after)) / 2
  for (let step = 2; step <= neighbours; step += 1) {
    for (const other of [points[index - step], points[index + step]]) {
      if (other !== undefined && distanceKm(other, point) < near) return false
    }
  }
  return true
}
