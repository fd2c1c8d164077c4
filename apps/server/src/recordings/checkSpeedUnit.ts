import { distanceKm } from '../measure/distance.ts'
import { type SpeedUnit, toKmh } from '../measure/speedUnit.ts'
import { hasTime, type RecordedPoint } from './Reading.ts'
import { RecordingError } from './RecordingError.ts'

/** Only steps up to this long and this fast say something about a speed: slower ones are mostly noise. */
const MAX_STEP_MS = 60_000
const MIN_KMH = 20
/** Of a step, the speeds at both ends differ at most by this factor; otherwise the average says little. */
const MAX_CHANGE = 1.5
/** Number of steps from which a unit is certain. */
const ENOUGH_STEPS = 10
/** Largest deviation of the ratio of the measured to the recorded speed from that of a unit. */
const TOLERANCE = 0.06
const otherUnits = ['ms', 'knots', 'mph'] as const
const unitOf: Record<(typeof otherUnits)[number], SpeedUnit> = { ms: 'ms', knots: 'knot', mph: 'mph' }

export type SuspectedUnit = (typeof otherUnits)[number]

/**
 * Compares speeds that were read as km/h with distance over time. Throws `RecordingError` if they have another unit;
 * returns that unit if there are too few steps to be sure.
 */
export function checkSpeedUnit(
  tracks: readonly { points: readonly RecordedPoint[] }[],
): SuspectedUnit | null {
  const ratios = tracks.flatMap(({ points }) => ratiosOf(points)).toSorted((a, b) => a - b)
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1
  const unit = otherUnits.find((one) => {
    const factor = toKmh(1, unitOf[one]) ?? 1
    return Math.abs(median / factor - 1) <= TOLERANCE
  })
  if (unit === undefined) return null
  if (ratios.length < ENOUGH_STEPS) return unit
  throw new RecordingError(
    `Kecepatan di berkas ini ${median.toFixed(2).replace('.', ',')} kali terlalu kecil dibanding jarak dan waktunya, ` +
      `jadi satuannya bukan km/jam. Ulangi dengan --speed-unit ${unit}; bila memang km/jam, dengan --speed-unit kmh.`,
  )
}

function ratiosOf(points: readonly RecordedPoint[]): number[] {
  const ratios: number[] = []
  let previous: RecordedPoint | undefined
  for (const point of points) {
    const from = previous
    previous = point
    if (from === undefined || !hasTime(from) || !hasTime(point)) continue
    const ms = point.time - from.time
    const [slow, fast] = [
      Math.min(from.speed ?? 0, point.speed ?? 0),
      Math.max(from.speed ?? 0, point.speed ?? 0),
    ]
    if (ms <= 0 || ms > MAX_STEP_MS || slow <= 0 || fast > slow * MAX_CHANGE) continue
    const kmh = (distanceKm(from, point) * 3_600_000) / ms
    if (kmh > MIN_KMH) ratios.push(kmh / ((slow + fast) / 2))
  }
  return ratios
}
