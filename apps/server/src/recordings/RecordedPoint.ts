/** One position as a recording holds it, before any cleaning. */
export interface RecordedPoint {
  /** Line in the file; for GeoJSON, which is written without lines as often as not, the number of the position. */
  line: number
  /** Milliseconds since 1970; null when there is none to trust. */
  time: number | null
  /** Why there is no time although something was written there. */
  timeProblem?: 'time-unreadable' | 'time-impossible' | undefined
  lat: number
  lng: number
  /** km/h */
  speed: number | null
  /** Degrees clockwise from north, 0 to below 360. */
  heading: number | null
}

/** A point with what sorts it, as a reader returns it. */
export interface ReadPoint extends RecordedPoint {
  /** IMEI, vehicle or track id; null when the file names none. */
  deviceKey: string | null
  /** What keeps two trips of one device apart; null when the file does not tell. */
  trackKey: string | null
}

/** A place of a file that was not taken, and why. */
export interface Refusal {
  line: number
  reason: RefusalReason
}

/** What a reader hands out, one after another. */
export type Reading = ReadPoint | Refusal

/** Tells a refusal from a point. */
export function isRefusal(reading: Reading): reading is Refusal {
  return 'reason' in reading
}

/** Why one point of a recording is not taken, in the words of the report. */
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
