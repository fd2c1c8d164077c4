'use client'
import { fleet as en } from '../locales/en/fleet.ts'
import { fleet as id, type FleetTexts } from '../locales/id/fleet.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** The texts of the fleet. */
export function useFleetTexts(): FleetTexts {
  return useCatalogue({ id, en }, ({ fleet }) => fleet)
}
