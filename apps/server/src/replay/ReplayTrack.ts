import { basename } from 'node:path'
import type { SimulatedPosition } from '../demo/DemoTrip.ts'
import { type PositionStatus, statusOf } from '../ingest/followDevice.ts'
import { fillSpeeds } from '../measure/completeSpeeds.ts'
import { bearing, distanceKm } from '../measure/distance.ts'
import { standstillKmh } from '../measure/measureTrip.ts'
import { hasTime, type ReadingOptions, type RecordedPoint, type TimedPoint } from '../recordings/Reading.ts'
import { collectRecording } from '../recordings/Recording.ts'
import { RecordingError } from '../recordings/RecordingError.ts'
import { openRecording } from '../recordings/openRecording.ts'
import { prepareImport } from '../recordings/prepareImport.ts'

/** Minimum distance of two points for a computed heading; between closer points, it would be noise. */
const MIN_HEADING_KM = 0.01

/** The track of a recorded vehicle; times passed to `positionAt` must not decrease. */
export class ReplayTrack {
  readonly key: string
  private readonly points: readonly TimedPoint[]
  private at = -1
  private heading: number | null = null
  private standingSince: number | null = null
  private statusSince: number | null = null

  constructor(key: string, points: readonly RecordedPoint[]) {
    this.key = key
    this.points = points.filter(hasTime)
  }

  get start(): number {
    return this.points[0]?.time ?? Infinity
  }

  get end(): number {
    return this.points.at(-1)?.time ?? -Infinity
  }

  /**
   * Returns the position at a time; null before the first position, or if there is no new position since the last call.
   */
  positionAt(
    time: number,
  ): (SimulatedPosition & { status: PositionStatus; statusSince: number | null }) | null {
    const before = this.at
    while ((this.points[this.at + 1]?.time ?? Infinity) <= time) this.step()
    const point = this.points[this.at]
    if (point === undefined || this.at === before) return null
    const { lat, lng } = point
    return {
      lat,
      lng,
      time: point.time,
      speed: point.speed ?? 0,
      heading: this.heading ?? 0,
      status: statusOf(this.standingSince, point.time),
      statusSince: this.statusSince,
    }
  }

  private step(): void {
    const from = this.points[this.at]
    this.at += 1
    const to = this.points[this.at]
    if (to === undefined) return
    const moved = from !== undefined && distanceKm(from, to) >= MIN_HEADING_KM
    this.heading = to.heading ?? (moved ? bearing(from, to) : this.heading)
    const before = this.standingSince
    this.standingSince = (to.speed ?? 0) >= standstillKmh ? null : (before ?? to.time)
    if ((before === null) !== (this.standingSince === null)) this.statusSince = to.time
    else this.statusSince ??= to.time
  }
}

/** Reads and cleans the recorded vehicles of a file. Throws `RecordingError` if the file cannot be replayed. */
export async function readReplay(
  path: string,
  reading: Pick<ReadingOptions, 'zone' | 'timeFormat' | 'by'> = {},
): Promise<ReplayTrack[]> {
  const recording = await collectRecording(await openRecording(path, { ...reading, now: Date.now() }))
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
