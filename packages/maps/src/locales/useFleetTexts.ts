'use client'
import { createTexts } from '@sikud/ui/locales'
import { id, type FleetTexts } from './id/fleet.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    fleet: FleetTexts
  }
}

/** Returns the texts of the map and table of the fleet. */
export const useFleetTexts = createTexts('fleet', id, () => import('./en/fleet.ts'))
