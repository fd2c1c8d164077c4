import type { Timed } from '../measure/sortPoints.ts'
import type { SpeedUnit } from '../measure/speedUnit.ts'
import type { ColumnChoices } from './fieldNames.ts'

/** A position of a recording, before cleaning. */
export interface RecordedPoint {
  /** Line in the file. For GeoJSON, it is the number of the position, because a whole file can be one line. */
  line: number
  /** Time in milliseconds since 1970; null if missing or invalid. */
  time: number | null
  /** Why the time in the file is invalid. */
  timeProblem?: 'time-unreadable' | 'time-impossible' | undefined
  lat: number
  lng: number
  /** Speed in km/h. */
  speed: number | null
  /** Direction of travel in degrees clockwise from north, 0 to below 360. */
  heading: number | null
}

export type TimedPoint = RecordedPoint & Timed

/** Checks whether a point has a time. */
export function hasTime(point: RecordedPoint): point is TimedPoint {
  return point.time !== null
}

/** A point that a file reader returns, with the keys of its device and track. */
export interface ReadPoint extends RecordedPoint {
  /** IMEI, vehicle or track id; null if the file has none. */
  deviceKey: string | null
  /** Key of the trip within its device; null if the file does not separate the trips of a device. */
  trackKey: string | null
}

/** A refused point and the reason. */
export interface Refusal {
  line: number
  reason: RefusalReason
}

/** One result of a file reader: a point, or a refused point. */
export type Reading = ReadPoint | Refusal

/** Checks whether a reading is a refusal. */
export function isRefusal(reading: Reading): reading is Refusal {
  return 'reason' in reading
}

/** The reasons to refuse a point, with the texts that the report shows. */
export const refusalReasons = {
  'coordinate-missing': 'koordinat kosong',
  'coordinate-unreadable': 'koordinat bukan angka',
  'coordinate-impossible': 'koordinat di luar bumi',
  'coordinate-zero': 'koordinat 0,0',
  'time-missing': 'waktu kosong di tengah rekaman berwaktu',
  'time-unreadable': 'waktu tidak terbaca',
  'time-impossible': 'waktu mustahil',
  'duplicate-time': 'waktu ganda',
  spike: 'lompatan satu titik yang mustahil',
  'geometry-unsupported': 'bentuk GeoJSON yang bukan titik atau garis',
} as const

export type RefusalReason = keyof typeof refusalReasons

export interface ReadingOptions {
  columns?: ColumnChoices
  /** Unit of the speeds; overrides the unit that the format or the column name implies. */
  speedUnit?: SpeedUnit
  /** The current time; later times in a file are invalid. */
  now: number
}

/** Facts about a whole file; the file reader updates them while it reads. */
export interface ReadingNotes {
  format: 'CSV' | 'GPX' | 'GeoJSON'
  /** What `line` counts in this format, for example lines or positions. */
  lineWord: 'baris' | 'titik ke'
  /** The name of the CSV column that contains each value, such as the time; empty for the other formats. */
  columns: Record<string, string>
  emptySegments: number
  ignoredWaypoints: number
  /** Number of times without a time zone, which are read as UTC. */
  zonelessTimes: number
  /** Number of speeds, and number of headings, that were dropped because they are out of range. */
  impossibleSpeeds: number
  impossibleHeadings: number
}

/** Creates empty notes. */
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
