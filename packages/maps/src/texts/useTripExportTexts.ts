'use client'
import { tripExport as id } from '../locales/id/tripExport.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** Returns the texts of the export menu and the printed report of a trip. */
export function useTripExportTexts() {
  return useCatalogue('tripExport', id, (texts) => texts.tripExport)
}
