import type { FleetMoves, Id, LiveChanges, LiveFleet, LivePosition } from '../models.ts'
import { createServerClock } from '../serverClock.ts'

/** The whole fleet; `serverOffset` is server time minus local time in ms, to compute ages with the server's clock. */
export interface LiveFleetSnapshot {
  positions: LivePosition[]
  serverOffset: number
}

/** Changes: devices that only moved (as columns), new or changed devices, and removed devices. */
export interface LiveFleetChanges {
  moved: FleetMoves
  changed: LivePosition[]
  removed: Id[]
  serverOffset: number
}

/** Stores which devices the client of the live stream knows, and estimates the server's time. */
export class KnownDevices {
  private readonly clock = createServerClock()
  private ids = new Set<Id>()

  take({ positions, time }: LiveFleet, now: number): LiveFleetSnapshot {
    this.clock.observe(time, now)
    this.ids = new Set(positions.map(({ device }) => device.id))
    return { positions, serverOffset: this.clock.offset() }
  }

  /** Applies the changes of an event; returns null if an unknown device moved, which happens after a lost event. */
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
