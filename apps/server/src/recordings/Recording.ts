import { type ReadPoint, type ReadingNotes, type RecordedPoint, isRefusal } from './Reading.ts'
import { MAX_NAME_CHARACTERS, MAX_POINTS, MAX_TRACKS, RecordingError } from './RecordingError.ts'
import type { OpenRecording } from './openRecording.ts'
import { PointBlocks } from './PackedPoint.ts'
import { countRefusal, noRefusals, type RefusalCount } from './ImportReport.ts'

export interface Recording {
  notes: ReadingNotes
  readCount: number
  trackCount: number
  refused: RefusalCount
  /** Points in the order of the file, by device key (null if the file has none) and then by track key. */
  devices: Map<string | null, Map<string | null, RecordedPoint[]>>
}

export async function collectRecording({ notes, readings }: OpenRecording): Promise<Recording> {
  const recording: Recording = {
    notes,
    readCount: 0,
    trackCount: 0,
    refused: noRefusals(),
    devices: new Map(),
  }
  const blocks = new PointBlocks()
  const names: Names = { kept: new Map(), characters: 0 }
  for await (const reading of readings) {
    recording.readCount += 1
    if (recording.readCount > MAX_POINTS) {
      throw tooMany(`${String(MAX_POINTS)} titik`)
    }
    if (isRefusal(reading)) countRefusal(recording.refused, reading)
    else add(recording, blocks, reading, names)
  }
  return recording
}

/** Adds a point. To save memory, equal keys share one string; otherwise, each point would have its own copy. */
function add(recording: Recording, blocks: PointBlocks, point: ReadPoint, names: Names): void {
  const deviceKey = intern(names, point.deviceKey)
  const trackKey = intern(names, point.trackKey)
  const { devices } = recording
  let tracks = devices.get(deviceKey)
  if (tracks === undefined) devices.set(deviceKey, (tracks = new Map()))
  let points = tracks.get(trackKey)
  if (points === undefined) {
    recording.trackCount += 1
    if (recording.trackCount > MAX_TRACKS) throw tooMany(`${String(MAX_TRACKS)} jejak`)
    tracks.set(trackKey, (points = []))
  }
  points.push(blocks.add(point))
}

interface Names {
  kept: Map<string, string>
  characters: number
}

function intern(names: Names, name: string | null): string | null {
  if (name === null) return null
  const kept = names.kept.get(name)
  if (kept !== undefined) return kept
  names.characters += name.length
  if (names.characters > MAX_NAME_CHARACTERS) throw tooMany(`${String(MAX_NAME_CHARACTERS)} karakter nama`)
  names.kept.set(name, name)
  return name
}

function tooMany(what: string): RecordingError {
  return new RecordingError(`Berkas ini berisi lebih dari ${what}; bagilah menjadi beberapa berkas.`)
}
