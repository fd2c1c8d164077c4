'use client'
import { fleet as en } from './en/fleet.ts'
import { fleet as id, type FleetTexts } from './id/fleet.ts'
import { useCatalogue } from './useCatalogue.ts'

/** The texts of the fleet. */
export function useFleetTexts(): FleetTexts {
  return useCatalogue({ id, en }, ({ fleet }) => fleet)
}
