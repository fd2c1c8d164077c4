'use client'
import { createTexts } from '@sikud/ui/locales'
import { id, type TripExportTexts } from '../locales/id/tripExport.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    tripExport: TripExportTexts
  }
}

/** Returns the texts of the export menu and the printed report of a trip. */
export const useTripExportTexts = createTexts('tripExport', id, () => import('../locales/en/tripExport.ts'))
