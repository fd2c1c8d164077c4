import { readRecording, type RecordingFile } from './recordingFiles.ts'
import type { ApiSession } from './RecordingServer.ts'

/** A recorded table. The tests parse it without the import's code, because they check that code. */
export interface RecordedTable {
  rows: {
    vehicle: string
    track: string
    time: number
    lat: number
    lng: number
    speed: number | null
  }[]
  /** Times of the first and the last row, in milliseconds since 1970. */
  first: number
  last: number
}

/** Parses the text of a recorded table; knows only the column names of our test recordings. */
export function tableOf(text: string): RecordedTable {
  const [header = '', ...lines] = text.trimEnd().split('\n')
  const columns = header.trim().split(',')
  const index = (...names: string[]) => columns.findIndex((column) => names.includes(column))
  const at = {
    time: index('ts', 'epoch_s'),
    lat: index('lat'),
    lng: index('lon'),
    vehicle: index('vehicle_id'),
    track: index('track_id', 'trip_id'),
    speed: index('gps_speed_kmh'),
  }
  const table: RecordedTable = { rows: [], first: Infinity, last: -Infinity }
  for (const line of lines) {
    const cells = line.trim().split(',')
    const written = cells[at.time] ?? ''
    const time = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written)
    const speed = cells[at.speed]
    table.rows.push({
      vehicle: cells[at.vehicle] ?? '',
      track: cells[at.track] ?? '',
      time,
      lat: Number(cells[at.lat]),
      lng: Number(cells[at.lng]),
      speed: speed === undefined || speed === '' ? null : Number(speed),
    })
    table.first = Math.min(table.first, time)
    table.last = Math.max(table.last, time)
  }
  return table
}

/** A position as a tracker sends it; `time` in ms since 1970. */
export interface TrackerFix {
  time: number
  lat: number
  lng: number
  /** Speed in km/h. */
  speed: number | null
  heading: null
}

/** Returns the positions of each vehicle of a table, oldest first. */
export function trackerFixes(file: RecordingFile): Map<string, TrackerFix[]> {
  const { rows } = tableOf(readRecording(file.path))
  const fixes = rows.map(({ vehicle, time, lat, lng, speed }) => ({
    vehicle,
    time,
    lat,
    lng,
    speed,
    heading: null,
  }))
  const vehicles = Map.groupBy(fixes, ({ vehicle }) => (vehicle === '' ? file.name : vehicle))
  return new Map([...vehicles].map(([vehicle, own]) => [vehicle, own.toSorted((a, b) => a.time - b.time)]))
}

/** Checks whether a recording is a table of positions with times. */
export function isTable({ name, isRecording }: RecordingFile): boolean {
  return isRecording && name.endsWith('.csv.gz')
}

/** The result of the comparison of points from the API with the rows of the recorded table. */
export interface Comparison {
  points: number
  /** Number of points that equal no row of the table, or that the API returned twice. */
  unmatched: number
}

/**
 * Finds the table row of every point by device and time, and compares place and recorded speed. If the table has no
 * device column, `device` is the name of its device.
 */
export function comparePoints(
  sessions: readonly ApiSession[],
  table: RecordedTable,
  device: string | null,
): Comparison {
  const rows = new Map(table.rows.map((row) => [`${device ?? row.vehicle} ${String(row.time)}`, row]))
  const imeis = new Set(device === null ? table.rows.map(({ vehicle }) => vehicle) : [device])
  const comparison = { points: 0, unmatched: 0 }
  for (const session of sessions.filter((session) => imeis.has(session.device.imei))) {
    for (const point of session.points) {
      const key = `${session.device.imei} ${String(Date.parse(point.time ?? ''))}`
      const row = rows.get(key)
      rows.delete(key)
      const isSame =
        row?.lat === point.lat && row.lng === point.lng && (row.speed ?? point.speed) === point.speed
      comparison.points += 1
      if (!isSame) comparison.unmatched += 1
    }
  }
  return comparison
}
