import type { ReadingNotes } from './ReadingNotes.ts'
import { isRefusal, type RecordedPoint, type Refusal } from './RecordedPoint.ts'
import type { OpenRecording } from './openRecording.ts'
import { RecordingError } from './RecordingError.ts'

/** A whole file in memory, sorted out by device and track. */
export interface Recording {
  notes: ReadingNotes
  /** All places that were read, points and refusals. */
  readCount: number
  refusals: Refusal[]
  /** By device key; null for a file that names no device. Within it by track, in the order of the file. */
  devices: Map<string | null, Map<string | null, RecordedPoint[]>>
}

/** Beyond this a file does not fit into memory beside a server. */
const mostPoints = 5_000_000

/** Reads a recording to its end and sorts its points by device and track. */
export async function collectRecording({ notes, readings }: OpenRecording): Promise<Recording> {
  const recording: Recording = { notes, readCount: 0, refusals: [], devices: new Map() }
  for await (const reading of readings) {
    recording.readCount += 1
    if (recording.readCount > mostPoints) {
      throw new RecordingError(
        `Berkas ini berisi lebih dari ${String(mostPoints)} titik; bagilah menjadi beberapa berkas.`,
      )
    }
    if (isRefusal(reading)) recording.refusals.push(reading)
    else trackOf(recording, reading).push(reading)
  }
  return recording
}

function trackOf({ devices }: Recording, point: RecordedPoint): RecordedPoint[] {
  let tracks = devices.get(point.deviceKey)
  if (tracks === undefined) devices.set(point.deviceKey, (tracks = new Map()))
  let points = tracks.get(point.trackKey)
  if (points === undefined) tracks.set(point.trackKey, (points = []))
  return points
}
