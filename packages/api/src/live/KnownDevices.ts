import type { FleetMoves, Id, LiveChanges, LiveFleet, LivePosition } from '../models.ts'
import { createServerClock } from './serverClock.ts'

/** The whole fleet; `serverOffset` is server time minus local time, milliseconds: ages count by the server's clock. */
export interface LiveFleetSnapshot {
  positions: LivePosition[]
  serverOffset: number
}

/** What changed since: devices that only moved, as columns; those that are new or changed; those that are no more. */
export interface LiveFleetChanges {
  moved: FleetMoves
  changed: LivePosition[]
  removed: Id[]
  serverOffset: number
}

/** Which devices a follower was told of, and what time it is for the server. */
export class KnownDevices {
  private readonly clock = createServerClock()
  private ids = new Set<Id>()

  take({ positions, time }: LiveFleet, now: number): LiveFleetSnapshot {
    this.clock.observe(time, now)
    this.ids = new Set(positions.map(({ device }) => device.id))
    return { positions, serverOffset: this.clock.offset() }
  }

  /** Null when something moved of which nothing is known, as after a lost event. */
  follow({ time, moved, changed, removed }: LiveChanges, now: number): LiveFleetChanges | null {
    this.clock.observe(time, now)
    for (const { device } of changed) this.ids.add(device.id)
    for (const id of moved.id) if (!this.ids.has(id)) return null
    for (const id of removed) this.ids.delete(id)
    return { moved, changed, removed, serverOffset: this.clock.offset() }
  }

  observe(time: string, now: number): void {
    this.clock.observe(time, now)
  }
}
