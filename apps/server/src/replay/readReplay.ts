import { basename } from 'node:path'
import { fillSpeeds } from '../measure/completeSpeeds.ts'
import { openRecording } from '../recordings/openRecording.ts'
import { prepareImport } from '../recordings/prepareImport.ts'
import { collectRecording } from '../recordings/Recording.ts'
import { RecordingError } from '../recordings/RecordingError.ts'
import { ReplayTrack } from './ReplayTrack.ts'

/** Reads the recorded vehicles of a file, cleaned as an import cleans them. Throws `RecordingError`. */
export async function readReplay(path: string): Promise<ReplayTrack[]> {
  const recording = await collectRecording(await openRecording(path, { now: Date.now() }))
  const { devices } = prepareImport(basename(path), recording, basename(path))
  const tracks = devices.flatMap(({ imei, tracks: parts }) => {
    const timed = parts.filter(({ isTimed }) => isTimed)
    for (const { points } of timed) fillSpeeds(points)
    const points = timed.flatMap((part) => part.points)
    const sorted = points.toSorted((a, b) => (a.time ?? 0) - (b.time ?? 0))
    return sorted.length === 0 ? [] : [new ReplayTrack(imei, sorted)]
  })
  if (tracks.length === 0)
    throw new RecordingError('Berkas ini tidak mencatat waktu, jadi tidak dapat diputar ulang.')
  return tracks
}
