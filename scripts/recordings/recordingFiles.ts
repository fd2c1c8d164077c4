import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A file with a recording. The tests count its positions without the import's code, because they check that code. */
export interface RecordingFile {
  path: string
  name: string
  /** Number of rows in a table, or of track and route points in GPX. */
  positions: number
  /** Whether the file contains the names of its devices. */
  namesDevice: boolean
  /** Whether the file has positions; false for a table without coordinates. */
  isRecording: boolean
  /** Whether the file has times that name no zone. */
  isZoneless: boolean
}

/** Finds the recordings in the subfolders `trips`, `gpx` and `fleet`. */
export function findRecordings(root: string): RecordingFile[] {
  return ['trips', 'gpx', 'fleet']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .toSorted()
        .map((name) => join(folder, name)),
    )
    .filter((path) => /\.(?:gpx|geojson|csv|csv\.gz)$/.test(path))
    .map(describe)
}

/** Reads the text of a recording; unzips it if necessary. */
export function readRecording(path: string): string {
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

function describe(path: string): RecordingFile {
  const text = readRecording(path)
  const name = basename(path)
  if (path.endsWith('.gpx')) {
    const positions = text.match(/<(?:trkpt|rtept)\b/g)?.length ?? 0
    const isZoneless = /<time>[^<]*T[\d:.]+<\/time>/.test(text)
    return { path, name, positions, namesDevice: false, isRecording: positions > 0, isZoneless }
  }
  const [header = '', ...rows] = text.trimEnd().split('\n')
  const columns = header.trim().split(',')
  return {
    path,
    name,
    positions: rows.length,
    namesDevice: columns.some((column) => ['imei', 'vehicle_id', 'track_id', 'trip_id'].includes(column)),
    isRecording: columns.includes('lat'),
    isZoneless: false,
  }
}
