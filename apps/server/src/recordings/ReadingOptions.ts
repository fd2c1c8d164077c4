import type { ColumnChoices } from './csvColumns.ts'
import type { SpeedUnit } from '../measure/speedUnit.ts'

export interface ReadingOptions {
  columns?: ColumnChoices
  /** Overrides the unit that the format or the name of the column tells. */
  speedUnit?: SpeedUnit
  /** The present, against which a time in the future is impossible. */
  now: number
}
