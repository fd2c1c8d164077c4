'use client'
import { createTexts } from '@sikud/ui/locales'
import { id, type TripTexts } from '../locales/id/trip.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    trip: TripTexts
  }
}

/** Returns the texts of the summary, the stops and the speeding of a trip. */
export const useTripTexts = createTexts('trip', id, () => import('../locales/en/trip.ts'))
