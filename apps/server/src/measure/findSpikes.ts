import { distanceKm, type Coordinate } from './distance.ts'
import type { Timed } from './sortPoints.ts'

/** No road vehicle goes faster from one fix to the next. */
export const fastestKmh = 200
/** Closer than this a fast step is only the noise of the fix. */
const noiseKm = 0.2
/** Neighbours on each side that can keep a point company. */
const company = 3

type Fix = Timed & Coordinate

/** Tells whether a vehicle cannot have gone from one fix to the other. */
export function isJump(from: Fix, to: Fix): boolean {
  const km = distanceKm(from, to)
  return km > noiseKm && km > (fastestKmh * (to.time - from.time)) / 3_600_000
}

/**
 * Finds single-point spikes in points sorted by time: far out and back again at speeds that cannot be, while the way past them can.
 * A point that has others of its kind nearby is no spike: two devices under one id make a zigzag of good fixes.
 */
export function findSpikes(points: readonly Fix[]): Set<number> {
  const spikes = new Set<number>()
  let previousIndex = 0
  for (let index = 1; index < points.length - 1; index += 1) {
    const previous = points[previousIndex]
    const point = points[index]
    const next = points[index + 1]
    if (previous === undefined || point === undefined || next === undefined) break
    const isSpike =
      isJump(previous, point) && isJump(point, next) && !isJump(previous, next) && isAlone(points, index)
    if (isSpike) spikes.add(index)
    else previousIndex = index
  }
  return spikes
}

function isAlone(points: readonly Fix[], index: number): boolean {
  const point = points[index]
  const before = points[index - 1]
  const after = points[index + 1]
  if (point === undefined || before === undefined || after === undefined) return false
  const near = Math.min(distanceKm(before, point), distanceKm(point, after)) / 2
  for (let step = 2; step <= company; step += 1) {
    for (const other of [points[index - step], points[index + step]]) {
      if (other !== undefined && distanceKm(other, point) < near) return false
    }
  }
  return true
}
