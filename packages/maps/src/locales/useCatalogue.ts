'use client'
import { useMapsLanguage } from './MapsLocaleProvider.tsx'
import type { MapsLanguage } from './mapsFormat.ts'

/** The texts of a part that is loaded by itself, in the chosen language; the page's first chunk does not carry them. */
export function useCatalogue<Texts>(catalogue: Record<MapsLanguage, Texts>): Texts {
  return catalogue[useMapsLanguage()]
}
