import type { SpeedUnit } from '../measure/speedUnit.ts'
import type { ColumnChoices } from './fieldNames.ts'

export interface ReadingOptions {
  columns?: ColumnChoices
  /** Overrides the unit that the format or the name of the column tells. */
  speedUnit?: SpeedUnit
  /** The present, against which a time in the future is impossible. */
  now: number
}

/** What a reader notices about a file as a whole; it fills this in while it reads. */
export interface ReadingNotes {
  format: 'CSV' | 'GPX' | 'GeoJSON'
  /** What `line` counts in this format. */
  lineWord: 'baris' | 'titik ke'
  /** Which column was taken for what, CSV only. */
  columns: Record<string, string>
  emptySegments: number
  ignoredWaypoints: number
  /** Times written without a zone, read as UTC. */
  zonelessTimes: number
  /** Speeds and headings that cannot be, dropped. */
  impossibleSpeeds: number
  impossibleHeadings: number
}

/** Notes of a file of which nothing is known yet. */
export function createReadingNotes(format: ReadingNotes['format']): ReadingNotes {
  return {
    format,
    lineWord: format === 'GeoJSON' ? 'titik ke' : 'baris',
    columns: {},
    emptySegments: 0,
    ignoredWaypoints: 0,
    zonelessTimes: 0,
    impossibleSpeeds: 0,
    impossibleHeadings: 0,
  }
}
