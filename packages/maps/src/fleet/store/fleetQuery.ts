import type { StatusKind } from './statusKind.ts'
import type { FleetVehicle } from './fleetFix.ts'

/** Which vehicles are shown; no group stands for all. */
export interface FleetQuery {
  groups: readonly StatusKind[]
  words: string
}

export type FleetSortKey = 'plate' | 'status' | 'age'

export interface FleetSort {
  key: FleetSortKey
  descending: boolean
}

/** What a search looks through: plate, vehicle, driver and device, with and without the plate's blanks. */
export function searchText({ device, vehicle, driver }: FleetVehicle): string {
  const plate = vehicle?.number ?? ''
  return [plate, plate.replace(/\s/g, ''), vehicle?.name, driver?.name, device.name, device.imei]
    .join(' ')
    .toLowerCase()
}

/** Whether each word occurs. */
export function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** What a vehicle is called: its plate, else the tracker's name. */
export function nameOf({ device, vehicle }: FleetVehicle): string {
  return vehicle?.number ?? device.name
}
