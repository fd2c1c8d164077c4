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

/** The English catalogue, loaded once; Indonesian replaces it if the load fails. */
function loadEnglish(): Promise<UiTexts> {
  english ??= import('./en.ts').then(
    (catalogue) => catalogue.en,
    () => id,
  )
  return english
}

interface LocaleProviderProps {
  language: Language
  /** IANA time zone, such as Asia/Makassar; the browser's by default. */
  timeZone?: string
  /** The app's replacements for texts of the kit; keep the object outside render. */
  localeText?: LocaleText
  children: ReactNode
}

function LoadedLocale({ language, timeZone, localeText: own, children }: LocaleProviderProps) {
  const catalogue = language === 'en' ? use(loadEnglish()) : id
  const locale = useMemo(() => {
    const texts = withOwnTexts(catalogue, own)
    return { language, texts, own, format: createFormat(language, timeZone, texts) }
  }, [language, timeZone, catalogue, own])
  // Must run before effects that send requests: requests name the language of the page.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Provides language, time zone and text replacements to the kit; renders nothing while English loads. */
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

/** Returns the catalogue of the chosen language, for parts that load their own texts. */
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
