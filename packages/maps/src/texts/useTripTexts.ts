'use client'
import { trip as en } from '../locales/en/trip.ts'
import { trip as id } from '../locales/id/trip.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

const catalogue = { id, en }

/** The texts of the figures of a trip. */
export function useTripTexts() {
  return useCatalogue(catalogue, ({ trip }) => trip)
}
