import { isObject } from '../httpError.ts'
import type { Id, LiveChanges, LiveFleet, LiveMove, LivePosition } from '../models.ts'
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
  complete({ time, moved, changed, removed }: LiveChanges, now: number): LiveFleetChanges | null {
    this.clock.observe(time, now)
    const positions = [...changed]
    for (const move of moved) {
      const before = this.known.get(move[0])
      if (before === undefined) return null
      positions.push(moveTo(before, move))
    }
    for (const position of positions) this.known.set(position.device.id, position)
    for (const id of removed) this.known.delete(id)
    return { positions, removed, serverOffset: this.clock.offset() }
  }

  observe(time: string, now: number): void {
    this.clock.observe(time, now)
  }
}

function moveTo(before: LivePosition, move: LiveMove): LivePosition {
  const { device, vehicle, driver } = before
  const [, lat, lng, speed, heading, time, text, simulated] = move
  // Few words stand for all: a vehicle that keeps its status keeps the object, too.
  const status = before.status.text === text ? before.status : { text }
  return { device, vehicle, driver, lat, lng, speed, heading, time, status, simulated }
}

/** Whether a parsed event has the shape of changes; what is in the records is taken on trust. */
export function isChanges(value: unknown): value is LiveChanges {
  return (
    isObject(value) &&
    typeof value['time'] === 'string' &&
    Array.isArray(value['removed']) &&
    Array.isArray(value['moved']) &&
    value['moved'].every((row) => Array.isArray(row) && row.length >= 8) &&
    Array.isArray(value['changed']) &&
    value['changed'].every((entry) => isObject(entry) && isObject(entry['device']))
  )
}
