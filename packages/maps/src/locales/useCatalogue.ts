'use client'
import { type SomeTexts, withOwnTexts } from '@sikud/ui/format'
import { useMemo } from 'react'
import type { MapsLocaleText, PartTexts } from './localeText.ts'
import { useMapsLocaleText, useMapsParts } from './MapsLocaleProvider.tsx'

/** Returns the texts of a part in the chosen language; texts of the app replace those of the package. */
export function useCatalogue<Part extends keyof PartTexts>(
  part: Part,
  inIndonesian: PartTexts[Part],
  ownTexts: (localeText: MapsLocaleText) => SomeTexts<PartTexts[Part]> | undefined,
): PartTexts[Part] {
  const texts = useMapsParts()?.[part] ?? inIndonesian
  const localeText = useMapsLocaleText()
  const own = localeText && ownTexts(localeText)
  return useMemo(() => withOwnTexts(texts, own), [texts, own])
}
