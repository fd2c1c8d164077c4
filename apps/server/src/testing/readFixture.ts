import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatReport } from '../recordings/ImportReport.ts'
import { openRecording } from '../recordings/openRecording.ts'
import { prepareImport } from '../recordings/prepareImport.ts'
import { collectRecording } from '../recordings/Recording.ts'
import {
  type ReadPoint,
  type ReadingNotes,
  type ReadingOptions,
  type Refusal,
  isRefusal,
} from '../recordings/Reading.ts'

const FIXTURES = new URL('../recordings/fixtures/', import.meta.url)

/** The time that counts as the current time in tests. */
export const now = Date.UTC(2026, 10, 21)

export function fixturePath(name: string): string {
  return fileURLToPath(new URL(name, FIXTURES))
}

/** Writes a recording into a new folder; returns the path of the file. */
export async function writeRecording(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'sikud-recording-')), name)
  await writeFile(path, content)
  return path
}

export interface ReadFixture {
  points: ReadPoint[]
  refusals: Refusal[]
  notes: ReadingNotes
}

/** Reads a whole recording. */
export async function readFixture(path: string, options: Partial<ReadingOptions> = {}): Promise<ReadFixture> {
  const { notes, readings } = await openRecording(path, { now, ...options })
  const points: ReadPoint[] = []
  const refusals: Refusal[] = []
  for await (const reading of readings) {
    if (isRefusal(reading)) refusals.push(reading)
    else points.push(reading)
  }
  return { points, refusals, notes }
}

/** Reads and cleans a recording as an import does, for a device of this name if the file names none. */
export async function prepareFixture(
  path: string,
  options: Partial<ReadingOptions> = {},
  device: string | undefined = 'X',
): Promise<ReturnType<typeof prepareImport>> {
  const recording = await collectRecording(await openRecording(path, { now, ...options }))
  return prepareImport(basename(path), recording, device)
}

/** Start of the drive, 08.00 in Jakarta. */
export const start = Date.UTC(2026, 10, 20, 1)
/** Number of points of the drive. */
export const COUNT = 12
/** Options that name the zone. */
export const jakarta = { zone: 'Asia/Jakarta' }

/** A point of a drive at 50 km/h with a position every 30 s. */
export interface Point {
  /** UTC in milliseconds since 1970. */
  time: number
  /** The parts of the time in Jakarta. */
  clock: { hour: string; minute: string; second: string }
  lat: number
  lng: number
}

/** A drive at 50 km/h with a position every 30 s. */
export const drive: Point[] = Array.from({ length: COUNT }, (_, index) => ({
  time: start + index * 30_000,
  clock: {
    hour: '08',
    minute: String(Math.floor(index / 2)).padStart(2, '0'),
    second: index % 2 === 0 ? '00' : '30',
  },
  lat: Number((-6.2 + index * 0.003).toFixed(6)),
  lng: Number((106.82 + index * 0.0022).toFixed(6)),
}))

/** Formats the time of a point as ISO text. */
export const iso = ({ time }: Point) => new Date(time).toISOString()
/** Formats the time of day of a point in Jakarta. */
export const local = ({ clock }: Point) => `${clock.hour}:${clock.minute}:${clock.second}`
/** Formats a number with a decimal comma. */
export const comma = (value: number) => value.toFixed(6).replace('.', ',')
/** Builds a table with a row for each point of the drive. */
export const table = (header: string, row: (point: Point) => string) =>
  `${[header, ...drive.map(row)].join('\r\n')}\r\n`
/** Builds a GPX file. */
export const gpxOf = (...tracks: string[]) =>
  `<?xml version="1.0"?>\n<gpx version="1.1">\n${tracks.join('\n')}\n</gpx>\n`
/** Builds a GPX point; `inside` is its further content. */
/** Builds a GPX track with one segment. */
export const trkpt = (point: Point, inside = '') =>
  `<trkpt lat="${String(point.lat)}" lon="${String(point.lng)}"><time>${iso(point)}</time>${inside}</trkpt>`
export const trk = (name: string, points: string) =>
  `<trk><name>${name}</name><trkseg>\n${points}\n</trkseg></trk>`

/** Reads a file; returns the points of each device, and the text of the report. */
export async function read(
  file: string,
  content: string | Uint8Array,
  options: Partial<ReadingOptions> = {},
) {
  const { devices, report } = await prepareFixture(await writeRecording(file, content), options)
  const points = devices.flatMap(({ tracks }) => tracks.flatMap((track) => track.points))
  return { devices, points, report, text: formatReport(report) }
}

/** Reads a file that holds one drive; speeds are rounded. */
export async function readDrive(
  file: string,
  content: string | Uint8Array,
  options: Partial<ReadingOptions> = {},
): Promise<object> {
  const { devices, points, report } = await read(file, content, options)
  return {
    devices: devices.map(({ imei }) => imei),
    tracks: devices.flatMap(({ tracks }) => tracks).length,
    places: points.map(({ time, lat, lng }) => ({
      time,
      lat: Number(lat.toFixed(6)),
      lng: Number(lng.toFixed(6)),
    })),
    speeds: [...new Set(points.map(({ speed }) => speed && Math.round(speed)))],
    refused: report.refused.total,
  }
}

/** What `readDrive` returns for the whole drive. */
export const whole = (speed: number | null = null, device = 'X') => ({
  devices: [device],
  tracks: 1,
  places: drive.map(({ time, lat, lng }) => ({ time, lat, lng })),
  speeds: [speed],
  refused: 0,
})
