import type { FleetStatus } from '@sikud/ui/status'
import type { FleetVehicle } from './fleetPosition.ts'

/** A filter by status and by words; an empty list of statuses means all statuses. */
export interface FleetQuery {
  statuses: readonly FleetStatus[]
  words: string
}

export type FleetSortKey = 'plate' | 'status' | 'age'

export interface FleetSort {
  key: FleetSortKey
  descending: boolean
}

/** Returns whether both filters have the same words and statuses. */
export function isSameQuery(one: FleetQuery, other: FleetQuery): boolean {
  return one.words === other.words && one.statuses.join() === other.statuses.join()
}

/** Returns the text that a search looks through: vehicle, driver, device, and the plate with and without spaces. */
export function searchText({ device, vehicle, driver }: FleetVehicle): string {
  const plate = vehicle?.number ?? ''
  return [plate, plate.replace(/\s/g, ''), vehicle?.name, driver?.name, device.name, device.imei]
    .join(' ')
    .toLowerCase()
}

/** Returns whether the text contains each word. */
export function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Returns the plate of a vehicle or, if the tracker has no vehicle, the name of the tracker. */
export function nameOf({ device, vehicle }: FleetVehicle): string {
  return vehicle?.number ?? device.name
}
