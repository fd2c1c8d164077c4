import { basename } from 'node:path'
import type { Database, Queryable } from '../database/Database.ts'
import { storePositions } from '../demo/demoRepository.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
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

/** The clock of a replay; `speed` 60 plays an hour in a minute. */
interface ReplayClock {
  /** Time in the recording where the replay starts; milliseconds since 1970. */
  from: number
  speed: number
  now: () => number
}

/** Plays recorded vehicles in the live fleet. They appear as simulated devices with current times. */
export class Replay {
  private readonly database: Database
  private readonly tracks: readonly ReplayTrack[]
  private readonly clock: ReplayClock
  private readonly startedAt: number
  private ids: number[] = []

  constructor(database: Database, tracks: readonly ReplayTrack[], clock: ReplayClock) {
    this.database = database
    this.tracks = tracks
    this.clock = clock
    this.startedAt = clock.now()
  }

  async start(): Promise<void> {
    this.ids = await addReplayDevices(
      this.database,
      this.tracks.map(({ key }) => key),
    )
  }

  /** Updates all vehicles; returns how many have a new position, or null at the end of the recording. */
  async tick(): Promise<number | null> {
    const { from, speed, now } = this.clock
    const time = from + (now() - this.startedAt) * speed
    const positions = this.tracks.flatMap((track, index) => {
      const position = track.positionAt(time)
      const deviceId = this.ids[index]
      if (position === null || deviceId === undefined) return []
      // Converts the recorded time to the current time.
      const current = (recorded: number) => this.startedAt + (recorded - from) / speed
      const { time: at, statusSince } = position
      const since = statusSince === null ? null : current(statusSince)
      return [{ ...position, deviceId, time: current(at), statusSince: since }]
    })
    if (positions.length > 0) await storePositions(this.database, positions)
    return this.tracks.every(({ end }) => end <= time) ? null : positions.length
  }

  async end(): Promise<void> {
    await removeReplayDevices(this.database)
  }
}

/** Prefix of the IMEIs of replay devices; no tracker has such an IMEI. */
const PREFIX = 'putar-ulang:'

async function addReplayDevices(database: Queryable, keys: readonly string[]): Promise<number[]> {
  await removeReplayDevices(database)
  const rows = await database.query<{ id: number }>(
    `insert into device (name, imei, imei_key, imei_exempt, simulated)
     select 'Putar ulang ' || key, $3 || key, imei_key, true, true
     from unnest($1::text[], $2::text[]) with ordinality as t (key, imei_key, nr) order by nr
     returning id`,
    [keys, keys.map((key) => normaliseImei(PREFIX + key)), PREFIX],
  )
  return rows.map(({ id }) => id)
}

async function removeReplayDevices(database: Queryable): Promise<void> {
  await database.query('delete from device where simulated and starts_with(imei, $1)', [PREFIX])
}

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
