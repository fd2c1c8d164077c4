import type { Database } from '../database/Database.ts'
import { storePositions } from '../demo/demoRepository.ts'
import type { ReplayTrack } from './ReplayTrack.ts'
import { addReplayDevices, removeReplayDevices } from './replayRepository.ts'

/** When a replay starts, in its recording and in the present, and how much faster than life it runs. */
export interface ReplayClock {
  /** A moment of the recording; milliseconds since 1970. */
  from: number
  speed: number
  now: () => number
}

/** Drives the live fleet with recorded vehicles: as simulated devices, with the times of the present. */
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

  /** Moves every vehicle to where it is now; answers how many sent something, null when the recording is over. */
  async tick(): Promise<number | null> {
    const { from, speed, now } = this.clock
    const moment = from + (now() - this.startedAt) * speed
    const positions = this.tracks.flatMap((track, index) => {
      const position = track.positionAt(moment)
      const deviceId = this.ids[index]
      if (position === null || deviceId === undefined) return []
      // What lies a minute back in the recording was sent a second ago, at sixty times its speed.
      return [{ ...position, deviceId, time: this.startedAt + (position.time - from) / speed }]
    })
    if (positions.length > 0) await storePositions(this.database, positions)
    return this.tracks.every(({ end }) => end <= moment) ? null : positions.length
  }

  /** Takes the vehicles away again. */
  async end(): Promise<void> {
    await removeReplayDevices(this.database)
  }
}
