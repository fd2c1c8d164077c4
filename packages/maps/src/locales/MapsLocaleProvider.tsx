'use client'
import { createFormat, type Format, type Language, withOwnTexts } from '@sikud/ui/format'
import { createContext, type ReactNode, Suspense, use, useContext, useMemo } from 'react'
import { id, type MapsTexts } from './id.ts'
import type { MapsLocaleText, PartTexts } from './localeText.ts'

interface MapsLocale {
  language: Language
  texts: MapsTexts
  /** English texts of all parts; undefined for Indonesian, because the code of each part has its Indonesian texts. */
  parts: PartTexts | undefined
  own: MapsLocaleText | undefined
  format: Format
  timeZone: string | undefined
}

const LocaleContext = createContext<MapsLocale>({
  language: 'id',
  texts: id,
  parts: undefined,
  own: undefined,
  format: createFormat('id', 'Asia/Jakarta'),
  timeZone: 'Asia/Jakarta',
})

interface Catalogue {
  texts: MapsTexts
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

interface MapsLocaleProviderProps {
  language: Language
  /** IANA name of the time zone, such as `Asia/Jakarta`; by default the zone of the browser. */
  timeZone?: string
  /** Texts with which the app replaces texts of the maps in this language; must be the same object at each render. */
  localeText?: MapsLocaleText
  children: ReactNode
}

function LoadedLocale({ language, timeZone, localeText: own, children }: MapsLocaleProviderProps) {
  const catalogue = language === 'en' ? use(loadEnglish()) : indonesian
  const value = useMemo(
    () => ({
      language,
      texts: withOwnTexts(catalogue.texts, own),
      parts: catalogue.parts,
      own,
      format: createFormat(language, timeZone),
      timeZone,
    }),
    [language, timeZone, catalogue, own],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** Provides language, time zone and texts (default: Indonesian, WIB). Renders nothing while English loads. */
export function MapsLocaleProvider(props: MapsLocaleProviderProps) {
  return (
    <Suspense>
      <LoadedLocale {...props} />
    </Suspense>
  )
}

/** Returns the chosen language. */
export function useMapsLanguage() {
  return useContext(LocaleContext).language
}

/** Returns the English texts of all parts; undefined for Indonesian, because the code of each part has its texts. */
export function useMapsParts() {
  return useContext(LocaleContext).parts
}

/** Returns the texts with which the app replaces texts of the maps, or undefined. */
export function useMapsLocaleText(): MapsLocaleText | undefined {
  return useContext(LocaleContext).own
}

/** Returns the texts in the chosen language. */
export function useMapsTexts() {
  return useContext(LocaleContext).texts
}

/** Returns the functions that format numbers and times in the chosen language and time zone. */
export function useMapsFormat() {
  return useContext(LocaleContext).format
}

/** Returns the chosen time zone; undefined means the zone of the browser. */
export function useMapsTimeZone() {
  return useContext(LocaleContext).timeZone
}
