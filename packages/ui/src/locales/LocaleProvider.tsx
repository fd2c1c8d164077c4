'use client'

import { Suspense, use, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { createFormat } from '../format/createFormat.ts'
import type { Language } from '../format/formatTexts.ts'
import { type SomeTexts, withOwnTexts } from '../format/ownTexts.ts'
import { id } from './id.ts'
import { LocaleContext } from './LocaleContext.ts'
import type { LocaleText, PartTexts } from './localeText.ts'
import type { UiTexts } from './UiTexts.ts'

interface Catalogue {
  texts: UiTexts
  parts?: PartTexts
}

const indonesian: Catalogue = { texts: id }
let english: Promise<Catalogue> | undefined

/** Loads the English texts once; returns the Indonesian texts if the load fails. */
function loadEnglish(): Promise<Catalogue> {
  english ??= Promise.all([import('./en.ts'), import('./enParts.ts')]).then(
    ([{ en }, { enParts }]) => ({ texts: en, parts: enParts }),
    () => indonesian,
  )
  return english
}

interface LocaleProviderProps {
  language: Language
  /** IANA time zone, such as Asia/Makassar. The default is that of the browser. */
  timeZone?: string
  /** Texts of the app that replace texts of the kit. Create the object outside of the component. */
  localeText?: LocaleText
  children: ReactNode
}

function LoadedLocale({ language, timeZone, localeText: own, children }: LocaleProviderProps) {
  const catalogue = language === 'en' ? use(loadEnglish()) : indonesian
  const locale = useMemo(() => {
    const texts = withOwnTexts(catalogue.texts, own)
    const format = createFormat(language, timeZone, texts)
    return { language, texts, parts: catalogue.parts, own, format }
  }, [language, timeZone, catalogue, own])
  // This must run before effects that send requests, because requests contain the language of the page.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/**
 * Sets the language, the time zone and the app's own texts for the components inside. Renders nothing while the English
 * texts load.
 */
export function LocaleProvider(props: LocaleProviderProps) {
  return (
    <Suspense>
      <LoadedLocale {...props} />
    </Suspense>
  )
}

/** Returns the kit's texts in the chosen language. */
export function useTexts(): UiTexts {
  return use(LocaleContext)?.texts ?? id
}

/** Returns the texts of a part in the chosen language. */
export function useCatalogue<Part extends keyof PartTexts>(
  part: Part,
  inIndonesian: PartTexts[Part],
  ownTexts: (localeText: LocaleText) => SomeTexts<PartTexts[Part]> | undefined,
): PartTexts[Part] {
  const { parts, own } = use(LocaleContext) ?? {}
  const texts = parts?.[part] ?? inIndonesian
  return useMemo(() => withOwnTexts(texts, own && ownTexts(own)), [texts, own, ownTexts])
}
