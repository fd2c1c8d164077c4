/** Room above the highest speed, for the marks along the top. */
const HEADROOM = 1.12
const LEAST_TOP = 40

/** The speed (km/h) at the top of a chart that shows a trip's highest speed and the limit. */
export function speedTop(highest: number | null, limit: number): number {
  return Math.max(highest ?? 0, limit, LEAST_TOP) * HEADROOM
}
