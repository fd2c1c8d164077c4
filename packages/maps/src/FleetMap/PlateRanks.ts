import type { LivePosition } from '@sikud/api'
import { nameOf } from './fleetQuery.ts'

const collator = new Intl.Collator('id', { numeric: true })

/**
 * The place of each slot in the order of plates, those without a plate last by their tracker's name. Comparing words is
 * slow, so it is done only when names change.
 */
export class PlateRanks {
  #ranks: Int32Array | null = null

  forget() {
    this.#ranks = null
  }

  of(vehicles: readonly (LivePosition | undefined)[]): Int32Array {
    this.#ranks ??= ranksOf(vehicles)
    return this.#ranks
  }
}

function ranksOf(vehicles: readonly (LivePosition | undefined)[]) {
  const names = vehicles.map((vehicle, slot) => ({
    name: vehicle ? nameOf(vehicle) : '',
    bare: vehicle?.vehicle ? 0 : 1,
    slot,
  }))
  names.sort((a, b) => a.bare - b.bare || collator.compare(a.name, b.name) || a.slot - b.slot)
  const ranks = new Int32Array(names.length)
  names.forEach(({ slot }, rank) => (ranks[slot] = rank))
  return ranks
}
