import type { Database, Queryable } from '../database/Database.ts'
import { storePositions } from '../demo/demoRepository.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import type { ReplayTrack } from './ReplayTrack.ts'

/** The clock of a replay; `speed` 60 plays an hour in a minute. */
export interface ReplayClock {
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

  /** Removes the vehicles. */
  async end(): Promise<void> {
    await removeReplayDevices(this.database)
  }
}

/** Prefix of the IMEIs of replay devices; no tracker has such an IMEI. */
const PREFIX = 'putar-ulang:'

/** Creates a device for each recorded vehicle; returns the ids in the same order. */
export async function addReplayDevices(database: Queryable, keys: readonly string[]): Promise<number[]> {
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

export async function removeReplayDevices(database: Queryable): Promise<void> {
  await database.query('delete from device where simulated and starts_with(imei, $1)', [PREFIX])
}
