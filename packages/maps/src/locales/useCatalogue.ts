'use client'
import { useMemo } from 'react'
import { type MapsLocaleText, type SomeTexts, withOwnTexts } from './localeText.ts'
import { useMapsLanguage, useMapsLocaleText } from './MapsLocaleProvider.tsx'
import type { MapsLanguage } from './mapsFormat.ts'

/** The texts of a part that is loaded by itself, in the chosen language; the page's first chunk does not carry them. */
export function useCatalogue<Texts extends object>(
  catalogue: Record<MapsLanguage, Texts>,
  ownTexts: (localeText: MapsLocaleText) => SomeTexts<Texts> | undefined,
): Texts {
  const texts = catalogue[useMapsLanguage()]
  const localeText = useMapsLocaleText()
  const own = localeText && ownTexts(localeText)
  return useMemo(() => withOwnTexts(texts, own), [texts, own])
}
