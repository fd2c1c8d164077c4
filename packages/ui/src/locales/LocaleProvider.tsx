'use client'

import { createContext, Suspense, use, useEffect, useMemo, type ReactNode } from 'react'
import { createFormat, type Format } from './createFormat.ts'
import { id } from './id.ts'
import type { Language, UiTexts } from './UiTexts.ts'

interface Locale {
  language: Language
  texts: UiTexts
  format: Format
}

const defaultTimeZone = 'Asia/Jakarta'
const LocaleContext = createContext<Locale>({
  language: 'id',
  texts: id,
  format: createFormat('id', defaultTimeZone, id),
})

let english: Promise<UiTexts> | undefined

/** The English catalogue, loaded once; Indonesian stands in when it cannot be had. */
function loadEnglish(): Promise<UiTexts> {
  english ??= import('./en.ts').then(
    (catalogue) => catalogue.en,
    () => id,
  )
  return english
}

interface LocaleProviderProps {
  language: Language
  /** IANA name, such as Asia/Makassar; the browser's own when absent. */
  timeZone?: string
  children: ReactNode
}

function LoadedLocale({ language, timeZone, children }: LocaleProviderProps) {
  const texts = language === 'en' ? use(loadEnglish()) : id
  const locale = useMemo(
    () => ({ language, texts, format: createFormat(language, timeZone, texts) }),
    [language, timeZone, texts],
  )
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Gives the kit its language and time zone; shows nothing for the moment that English takes to load. */
export function LocaleProvider(props: LocaleProviderProps) {
  return (
    <Suspense>
      <LoadedLocale {...props} />
    </Suspense>
  )
}

/** The kit's texts in the chosen language. */
export function useTexts(): UiTexts {
  return use(LocaleContext).texts
}

/** Numbers, dates, times and ages in the chosen language and time zone. */
export function useFormat(): Format {
  return use(LocaleContext).format
}

/** Of a part's two catalogues the one in the chosen language; for parts that bring their own texts, late. */
export function useCatalogue<Texts>(catalogue: Record<Language, Texts>): Texts {
  return catalogue[use(LocaleContext).language]
}
