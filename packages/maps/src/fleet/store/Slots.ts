import type { Id } from '@sikud/api'

/** Which slot each device has: it keeps its own, and one that is free again goes to the next that comes. */
export class Slots {
  #ofDevice = new Map<Id, number>()
  #free: number[] = []

  get count(): number {
    return this.#ofDevice.size
  }

  /** The slot of a device, -1 for one without. */
  of(id: Id): number {
    return this.#ofDevice.get(id) ?? -1
  }

  /** Gives a device a slot of its own. */
  take(id: Id): number {
    const slot = this.#free.pop() ?? this.#ofDevice.size
    this.#ofDevice.set(id, slot)
    return slot
  }

  /** Takes the slot of a device back. */
  release(id: Id): void {
    const slot = this.of(id)
    if (this.#ofDevice.delete(id)) this.#free.push(slot)
  }

  devices(): Iterable<Id> {
    return this.#ofDevice.keys()
  }

  all(): Iterable<number> {
    return this.#ofDevice.values()
  }
}
