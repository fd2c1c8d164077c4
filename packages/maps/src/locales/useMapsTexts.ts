'use client'
import { createTexts, useFormat, useLocale } from '@sikud/ui/locales'
import { id, type MapsTexts } from './id.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    maps: MapsTexts
  }
}

/** Returns the texts that all maps share. */
export const useMapsTexts = createTexts('maps', id, () => import('./en.ts'))

/** Returns the functions that format numbers and times in the chosen language and time zone. */
export const useMapsFormat = useFormat

/** Returns the chosen language. */
export function useMapsLanguage() {
  return useLocale().language
}

/** Returns the chosen time zone; undefined means the zone of the browser. */
export function useMapsTimeZone() {
  return useLocale().timeZone
}
