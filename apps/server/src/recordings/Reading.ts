import type { SpeedUnit } from '../measure/speedUnit.ts'
import type { ColumnChoices } from './fieldNames.ts'
import type { TimeOptions, TimeProblem } from './TimeReader.ts'

/** A position of a recording, before cleaning. */
export interface RecordedPoint {
  /** Line in the file. For JSON and KML, it is the number of the position, because a whole file can be one line. */
  line: number
  /** Time in milliseconds since 1970; null if missing or invalid. */
  time: number | null
  /** Why the time in the file is invalid. */
  timeProblem?: TimeProblem | undefined
  lat: number
  lng: number
  /** Speed in km/h. */
  speed: number | null
  /** Direction of travel in degrees clockwise from north, 0 to below 360. */
  heading: number | null
}

export type TimedPoint = RecordedPoint & Timed

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

export interface Refusal {
  line: number
  reason: RefusalReason
}

export type Reading = ReadPoint | Refusal

export function isRefusal(reading: Reading): reading is Refusal {
  return 'reason' in reading
}

/** The reasons to refuse a point, with the texts that the report shows. */
export const refusalReasons = {
  'coordinate-missing': 'koordinat kosong',
  'coordinate-unreadable': 'koordinat bukan angka',
  'coordinate-impossible': 'koordinat di luar bumi',
  'coordinate-zero': 'koordinat 0,0',
  'position-invalid': 'posisi yang menurut alatnya tidak sah',
  'time-missing': 'waktu kosong di tengah rekaman berwaktu',
  'time-unreadable': 'waktu tidak terbaca',
  'time-incomplete': 'waktu tidak lengkap: hanya tanggal atau hanya jam',
  'time-ambiguous': 'jam ini tidak ada atau terjadi dua kali di zona waktu itu',
  'time-future': 'waktu di masa depan',
  'time-impossible': 'waktu sebelum tahun 1995',
  'duplicate-time': 'waktu ganda',
  spike: 'lompatan satu titik yang mustahil',
  'geometry-unsupported': 'bentuk GeoJSON yang bukan titik atau garis',
  'row-unreadable': 'bukan objek JSON yang utuh',
  checksum: 'checksum NMEA salah',
} as const

export type RefusalReason = keyof typeof refusalReasons

/** What the user can do about a reason to refuse points. */
export const refusalAdvice: Partial<Record<RefusalReason, string>> = {
  'coordinate-unreadable':
    'Angkanya mungkin dirusak program lembar kerja; ekspor ulang dari sumbernya, dengan titik desimal',
  'time-unreadable':
    'Sebutkan bentuknya dengan --time-format, misalnya --time-format "dd/MM/yyyy HH:mm:ss", atau kolom lain dengan --time',
  'time-incomplete': 'Sebutkan kolom tanggal dengan --date dan kolom jam dengan --time',
  'time-future': 'Bila alatnya maju 1.024 minggu (kesalahan GPS lama), ulangi dengan --rollover',
}

export interface ReadingOptions extends TimeOptions {
  columns?: ColumnChoices
  /** Unit of the speeds; overrides the unit that the format or the column name implies. */
  speedUnit?: SpeedUnit
  /** What names the device of a track; by default a column or property, and nothing in GPX and KML. */
  by?: 'track-name'
}

export type RecordingFormat = 'CSV' | 'GPX' | 'KML' | 'GeoJSON' | 'JSON' | 'NDJSON' | 'NMEA'

export interface ReadingNotes {
  format: RecordingFormat
  /** What `line` counts in this format, for example lines or positions. */
  lineWord: 'baris' | 'titik ke'
  /** The names of the columns or JSON properties with each value, such as the time; empty for the other formats. */
  columns: Record<string, string>
  /** The encoding of the file if it is not UTF-8. */
  encoding: string | null
  /** Line at which the file breaks off; null if it is whole. */
  cutOffLine: number | null
  /** Name of each track that has one, by track key; only in GPX and KML. */
  trackNames: Map<string, string>
  /** Whether km/h is only assumed because neither the user nor the format names the unit of the speeds. */
  isSpeedUnitAssumed: boolean
  /** Lines of the points with a leap second, which share their time with the following second. */
  leapSeconds: Set<number>
  /** Times that are probably wrong by 1,024 weeks, and the first line with one. */
  rolledOver: { past: number; future: number; line: number | null }
  emptySegments: number
  ignoredWaypoints: number
  /** Number of messages of a receiver that had no position. */
  withoutFix: number
  /** Number of speeds, and number of headings, that were dropped because they are out of range. */
  impossibleSpeeds: number
  impossibleHeadings: number
}

export function createReadingNotes(format: RecordingFormat): ReadingNotes {
  return {
    format,
    lineWord: ['GeoJSON', 'JSON', 'KML'].includes(format) ? 'titik ke' : 'baris',
    columns: {},
    encoding: null,
    cutOffLine: null,
    trackNames: new Map(),
    isSpeedUnitAssumed: false,
    leapSeconds: new Set(),
    rolledOver: { past: 0, future: 0, line: null },
    emptySegments: 0,
    ignoredWaypoints: 0,
    withoutFix: 0,
    impossibleSpeeds: 0,
    impossibleHeadings: 0,
  }
}

/** A point with its time in milliseconds since 1970. */
export interface Timed {
  time: number
}

/** Sorts points by time (stable); `moved` is the number of points that came after a point with a later time. */
export function sortPoints<Point extends Timed>(
  points: readonly Point[],
): { points: Point[]; moved: number } {
  let latest = Number.NEGATIVE_INFINITY
  let moved = 0
  for (const point of points) {
    if (point.time < latest) moved += 1
    else latest = point.time
  }
  return moved === 0
    ? { points: [...points], moved }
    : { points: points.toSorted((a, b) => a.time - b.time), moved }
}
