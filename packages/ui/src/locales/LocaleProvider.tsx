'use client'

import { Suspense, use, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { createFormat } from '../format/createFormat.ts'
import type { Language } from '../format/formatTexts.ts'
import { type SomeTexts, withOwnTexts } from '../format/ownTexts.ts'
import { id } from './id.ts'
import { LocaleContext } from './LocaleContext.ts'
import type { LocaleText } from './localeText.ts'
import type { UiTexts } from './UiTexts.ts'

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
  /** The app's own words in this language, in place of the kit's; kept outside of render. */
  localeText?: LocaleText
  children: ReactNode
}

function LoadedLocale({ language, timeZone, localeText: own, children }: LocaleProviderProps) {
  const catalogue = language === 'en' ? use(loadEnglish()) : id
  const locale = useMemo(() => {
    const texts = withOwnTexts(catalogue, own)
    return { language, texts, own, format: createFormat(language, timeZone, texts) }
  }, [language, timeZone, catalogue, own])
  // Before any effect below asks a server something: requests name the page's language.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Gives the kit its language, its time zone and the app's own words; shows nothing for the moment that English takes to load. */
export function LocaleProvider(props: LocaleProviderProps) {
  return (
    <Suspense>
      <LoadedLocale {...props} />
    </Suspense>
  )
}

/** The kit's texts in the chosen language. */
export function useTexts(): UiTexts {
  return use(LocaleContext)?.texts ?? id
}

/** Of a part's two catalogues the one in the chosen language; for parts that bring their own texts, late. */
export function useCatalogue<Texts extends object>(
  catalogue: Record<Language, Texts>,
  ownTexts: (localeText: LocaleText) => SomeTexts<Texts> | undefined,
): Texts {
  const { language = 'id', own } = use(LocaleContext) ?? {}
  return useMemo(
    () => withOwnTexts(catalogue[language], own && ownTexts(own)),
    [catalogue, language, own, ownTexts],
  )
}
