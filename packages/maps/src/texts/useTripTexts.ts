'use client'
import { trip as id } from '../locales/id/trip.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** Returns the texts of the summary, the stops and the speeding of a trip. */
export function useTripTexts() {
  return useCatalogue('trip', id, (texts) => texts.trip)
}
