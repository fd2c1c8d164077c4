import type { RefusalReason } from './refusalReasons.ts'

/** A tracker without a fix writes zeros; nothing in a fleet stands within 11 m of that spot in the Atlantic. */
const zeroTolerance = 1e-4

/** Says what is wrong with a coordinate, or null when it can be one. */
export function coordinateProblem(lat: number | null, lng: number | null): RefusalReason | null {
  if (lat === null || lng === null) return 'coordinate-missing'
  if (Number.isNaN(lat) || Number.isNaN(lng)) return 'coordinate-unreadable'
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return 'coordinate-impossible'
  if (Math.abs(lat) < zeroTolerance && Math.abs(lng) < zeroTolerance) return 'coordinate-zero'
  return null
}
