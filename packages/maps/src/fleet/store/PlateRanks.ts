import type { FleetVehicle } from './fleetFix.ts'
import { nameOf } from './fleetQuery.ts'

const collator = new Intl.Collator('id', { numeric: true })

/**
 * The slots in the order of plates, those without a plate last by their tracker's name. Comparing words is slow, so it is
 * done only when names change.
 */
export class PlateRanks {
  #slots: Int32Array | null = null

  forget() {
    this.#slots = null
  }

  /** Slots of vehicles only, first plate first. */
  slots(vehicles: readonly (FleetVehicle | undefined)[]): Int32Array {
    this.#slots ??= inOrder(vehicles)
    return this.#slots
  }
}

function inOrder(vehicles: readonly (FleetVehicle | undefined)[]) {
  const names = vehicles.flatMap((vehicle, slot) =>
    vehicle ? [{ name: nameOf(vehicle), bare: vehicle.vehicle ? 0 : 1, slot }] : [],
  )
  names.sort((a, b) => a.bare - b.bare || collator.compare(a.name, b.name) || a.slot - b.slot)
  return Int32Array.from(names, ({ slot }) => slot)
}
