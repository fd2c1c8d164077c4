import { readRecording, type RecordingFile } from './recordingFiles.ts'
import { tableOf } from './tableOf.ts'

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
