import { readRecording, type RecordingFile } from './recordingFiles.ts'
import { tableOf } from './tableOf.ts'

/** What a tracker may have sent at one moment; `time` in milliseconds since 1970. */
export interface TrackerFix {
  time: number
  lat: number
  lng: number
  /** km/h. */
  speed: number | null
  heading: null
}

/** The fixes of each vehicle of a recorded table, in the order of time. */
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

/** The tables of positions with times among the recordings. */
export function isTable({ name, isRecording }: RecordingFile): boolean {
  return isRecording && name.endsWith('.csv.gz')
}
