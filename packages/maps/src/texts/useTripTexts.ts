'use client'
import { trip as en } from '../locales/en/trip.ts'
import { trip as id } from '../locales/id/trip.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

const catalogue = { id, en }

/** Returns the texts of the summary, the stops and the speeding of a trip. */
export function useTripTexts() {
  return useCatalogue(catalogue, (texts) => texts.trip)
}
