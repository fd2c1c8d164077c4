import { measureSpeedRatio, unitForRatio } from '../measure/speedUnit.ts'
import { hasTime, type RecordedPoint } from './Reading.ts'
import { RecordingError } from './RecordingError.ts'

/** The names of the option `--speed-unit`. */
const optionFor = { ms: 'ms', knot: 'knots', mph: 'mph' } as const
const otherUnits = ['ms', 'knot', 'mph'] as const

export type SuspectedUnit = (typeof optionFor)[keyof typeof optionFor]

/**
 * Compares speeds that were read as km/h with distance over time. Throws `RecordingError` if they have another unit;
 * returns that unit if there are too few steps to be sure.
 */
export function checkSpeedUnit(
  tracks: readonly { points: readonly RecordedPoint[] }[],
): SuspectedUnit | null {
  const measured = measureSpeedRatio(tracks.map(({ points }) => points.filter(hasTime)))
  const found = measured && unitForRatio(measured.ratio, 'kmh', otherUnits)
  if (!found) return null
  const unit = optionFor[found]
  if (!measured.isCertain) return unit
  throw new RecordingError(
    `Kecepatan di berkas ini ${measured.ratio.toFixed(2).replace('.', ',')} kali terlalu kecil dibanding jarak dan waktunya, ` +
      `jadi satuannya bukan km/jam. Ulangi dengan --speed-unit ${unit}; bila memang km/jam, dengan --speed-unit kmh.`,
  )
}
