'use client'
import { createFormat, type Format, type Language, withOwnTexts } from '@sikud/ui/format'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { en } from './en.ts'
import { id, type MapsTexts } from './id.ts'
import type { MapsLocaleText } from './localeText.ts'

interface MapsLocale {
  language: Language
  texts: MapsTexts
  own: MapsLocaleText | undefined
  format: Format
  timeZone: string | undefined
}

const LocaleContext = createContext<MapsLocale>({
  language: 'id',
  texts: id,
  own: undefined,
  format: createFormat('id', 'Asia/Jakarta'),
  timeZone: 'Asia/Jakarta',
})

interface MapsLocaleProviderProps {
  language: Language
  /** IANA name, such as `Asia/Jakarta`; the browser's own when absent. */
  timeZone?: string
  /** The app's own words in this language, in place of the maps'; kept outside of render. */
  localeText?: MapsLocaleText
  children: ReactNode
}

/** Provides the maps' language, time zone and texts; without it they are in Indonesian and WIB. */
export function MapsLocaleProvider(props: MapsLocaleProviderProps) {
  const { language, timeZone, localeText: own, children } = props
  const value = useMemo(
    () => ({
      language,
      texts: withOwnTexts(language === 'en' ? en : id, own),
      own,
      format: createFormat(language, timeZone),
      timeZone,
    }),
    [language, timeZone, own],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** Returns the chosen language. */
export function useMapsLanguage() {
  return useContext(LocaleContext).language
}

/** Returns the app's own texts, if it gives any. */
export function useMapsLocaleText(): MapsLocaleText | undefined {
  return useContext(LocaleContext).own
}

/** Returns the texts in the chosen language. */
export function useMapsTexts() {
  return useContext(LocaleContext).texts
}

/** Returns the formats of the chosen language and time zone. */
export function useMapsFormat() {
  return useContext(LocaleContext).format
}

/** Returns the chosen time zone; undefined is the browser's own. */
export function useMapsTimeZone() {
  return useContext(LocaleContext).timeZone
}
