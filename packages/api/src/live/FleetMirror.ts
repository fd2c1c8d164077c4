import { isObject } from '../httpError.ts'
import type { Id, LiveChanges, LiveFleet, LivePosition } from '../models.ts'
import { createServerClock } from './serverClock.ts'

/** The whole fleet; `serverOffset` is server time minus local time, milliseconds: ages count by the server's clock. */
export interface LiveFleetSnapshot {
  positions: LivePosition[]
  serverOffset: number
}

/** What changed since, each position whole; `removed` are devices that are no more. */
export interface LiveFleetChanges {
  positions: LivePosition[]
  removed: Id[]
  serverOffset: number
}

/** What a follower knows of the fleet: completes changes that leave out what stayed as it was. */
export class FleetMirror {
  private readonly clock = createServerClock()
  private known = new Map<Id, LivePosition>()

  take({ positions, time }: LiveFleet, now: number): LiveFleetSnapshot {
    this.clock.observe(time, now)
    this.known = new Map(positions.map((position) => [position.device.id, position]))
    return { positions, serverOffset: this.clock.offset() }
  }

  /** The changes in full; null when they speak of a device of which nothing is known, as after a lost event. */
  complete(changes: LiveChanges, now: number): LiveFleetChanges | null {
    this.clock.observe(changes.time, now)
    const positions: LivePosition[] = []
    for (const change of changes.positions) {
      const before = this.known.get(change.device.id)
      const name = change.device.name ?? before?.device.name
      if (name === undefined) return null
      const { vehicle = before?.vehicle ?? null, driver = before?.driver ?? null } = change
      const device = change.device.name === undefined && before ? before.device : { ...change.device, name }
      // The parsed change is ours: filling it in spares ten thousand copies.
      const position: LivePosition = Object.assign(change, { device, vehicle, driver })
      positions.push(position)
    }
    for (const position of positions) this.known.set(position.device.id, position)
    for (const id of changes.removed) this.known.delete(id)
    return { positions, removed: changes.removed, serverOffset: this.clock.offset() }
  }

  observe(time: string, now: number): void {
    this.clock.observe(time, now)
  }
}

/** Whether a parsed event has the shape of changes; what is in the records is taken on trust. */
export function isChanges(value: unknown): value is LiveChanges {
  return (
    isObject(value) &&
    typeof value['time'] === 'string' &&
    Array.isArray(value['removed']) &&
    Array.isArray(value['positions']) &&
    value['positions'].every((entry) => isObject(entry) && isObject(entry['device']))
  )
}
