import { type TimedCoordinate, distanceKm } from './distance.ts'

export const speedUnits = ['kmh', 'ms', 'knot', 'mph'] as const
export type SpeedUnit = (typeof speedUnits)[number]

const factors: Record<SpeedUnit, number> = { kmh: 1, ms: 3.6, knot: 1.852, mph: 1.609344 }

export function toKmh(speed: number | null, unit: SpeedUnit): number | null {
  return speed === null ? null : speed * factors[unit]
}

/** Corrects a speed in km/h that was converted from the wrong unit. */
export function convertSpeed(kmh: number | null, from: SpeedUnit, to: SpeedUnit): number | null {
  return kmh === null ? null : (kmh / factors[from]) * factors[to]
}

/** Derives the speed unit from the name of a column or property; the default is km/h. */
export function speedUnitOfName(name: string): SpeedUnit {
  if (/(?:^|_)(?:mps|ms|m_s|meter_per_second)$/.test(name) || name.includes('m/s')) return 'ms'
  if (/knots?$|(?:^|_)kn$/.test(name)) return 'knot'
  return /(?:^|_)mph$/.test(name) ? 'mph' : 'kmh'
}

/** A step between two positions counts only if it is at most this long. */
const MAX_STEP_MS = 60_000
/** Below this speed, the noise of the receiver is too large a part of the distance. */
const MIN_KMH = 20
/** The speeds at both ends of a step differ at most by this factor; otherwise their average says little. */
const MAX_CHANGE = 1.5
const MIN_STEPS = 10
const RATIO_TOLERANCE = 0.06

/** A position with the speed in km/h that was reported for it. */
export interface SpeedSample extends TimedCoordinate {
  speed: number | null
}

/**
 * Returns the median of the speeds that follow from the distances between positions, divided by the reported speeds;
 * null without a usable step. With fewer than ten usable steps, the ratio is not certain. The positions of each track
 * are in the order of time.
 */
export function measureSpeedRatio(
  tracks: readonly (readonly SpeedSample[])[],
): { ratio: number; isCertain: boolean } | null {
  const ratios = tracks.flatMap(ratiosOf).toSorted((a, b) => a - b)
  const middle = ratios.length / 2
  const [low, high] = [ratios[Math.ceil(middle) - 1], ratios[Math.floor(middle)]]
  if (low === undefined || high === undefined) return null
  return { ratio: (low + high) / 2, isCertain: ratios.length >= MIN_STEPS }
}

function ratiosOf(positions: readonly SpeedSample[]): number[] {
  return positions.slice(1).flatMap((to, index) => {
    const from = positions[index]
    if (from === undefined) return []
    const ms = to.time - from.time
    const slow = Math.min(from.speed ?? 0, to.speed ?? 0)
    const fast = Math.max(from.speed ?? 0, to.speed ?? 0)
    if (ms <= 0 || ms > MAX_STEP_MS || slow <= 0 || fast > slow * MAX_CHANGE) return []
    const kmh = (distanceKm(from, to) * 3_600_000) / ms
    return kmh > MIN_KMH ? [kmh / ((slow + fast) / 2)] : []
  })
}

export function unitForRatio<Unit extends SpeedUnit>(
  ratio: number,
  readAs: SpeedUnit,
  candidates: readonly Unit[],
): Unit | null {
  const found = candidates.find((unit) => {
    const expected = factors[unit] / factors[readAs]
    return unit !== readAs && Math.abs(ratio / expected - 1) <= RATIO_TOLERANCE
  })
  return found ?? null
}
