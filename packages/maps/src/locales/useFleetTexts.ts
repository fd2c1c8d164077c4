'use client'
import { fleet as id, type FleetTexts } from './id/fleet.ts'
import { useCatalogue } from './useCatalogue.ts'

/** Returns the texts of the map and table of the fleet. */
export function useFleetTexts(): FleetTexts {
  return useCatalogue('fleet', id, ({ fleet }) => fleet)
}
