'use client'
import { type Language, type SomeTexts, withOwnTexts } from '@sikud/ui/format'
import { useMemo } from 'react'
import type { MapsLocaleText } from './localeText.ts'
import { useMapsLanguage, useMapsLocaleText } from './MapsLocaleProvider.tsx'

/** Returns the texts of a part that is loaded later, in the chosen language. */
export function useCatalogue<Texts extends object>(
  catalogue: Record<Language, Texts>,
  ownTexts: (localeText: MapsLocaleText) => SomeTexts<Texts> | undefined,
): Texts {
  const texts = catalogue[useMapsLanguage()]
  const localeText = useMapsLocaleText()
  const own = localeText && ownTexts(localeText)
  return useMemo(() => withOwnTexts(texts, own), [texts, own])
}
