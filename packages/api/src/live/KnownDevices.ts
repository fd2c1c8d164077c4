import type { FleetMoves, Id, LiveChanges, LiveFleet, LivePosition } from '../models.ts'
import { createServerClock } from '../client/serverClock.ts'

/** The whole fleet. `serverOffset` is server time minus local time in ms; ages are computed with it. */
export interface LiveFleetSnapshot {
  positions: LivePosition[]
  serverOffset: number
  /** True if the server sends no times. Then the `time` of a position says when this client saw it change. */
  timesAreOfChanges?: boolean
}

/**
 * Changes of the fleet. `moved` has the devices that only moved, with one array for each field; `changed` has new and
 * changed devices.
 */
export interface LiveFleetChanges {
  moved: FleetMoves
  changed: LivePosition[]
  removed: Id[]
  serverOffset: number
}

/** Remembers which devices the client has received, and estimates the server's time. */
export class KnownDevices {
  private readonly clock = createServerClock()
  private ids = new Set<Id>()

  take({ positions, time, timesAreOfChanges }: LiveFleet, now: number): LiveFleetSnapshot {
    this.clock.observe(time, now)
    this.ids = new Set(positions.map(({ device }) => device.id))
    const serverOffset = this.clock.offset()
    return { positions, serverOffset, ...(timesAreOfChanges && { timesAreOfChanges }) }
  }

  /**
   * Adds new devices of an event to the known devices, and removes deleted ones. Returns the changes for the caller, or
   * null if an unknown device moved, because then an earlier event was lost.
   */
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
