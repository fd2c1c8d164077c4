'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { en } from './en.ts'
import { id, type MapsTexts } from './id.ts'
import { type MapsLocaleText, withOwnTexts } from './localeText.ts'
import { type MapsFormat, mapsFormat, type MapsLanguage } from './mapsFormat.ts'

interface MapsLocale {
  language: MapsLanguage
  texts: MapsTexts
  own: MapsLocaleText | undefined
  format: MapsFormat
  timeZone: string | undefined
}

const LocaleContext = createContext<MapsLocale>({
  language: 'id',
  texts: id,
  own: undefined,
  format: mapsFormat('id', 'Asia/Jakarta'),
  timeZone: 'Asia/Jakarta',
})

interface MapsLocaleProviderProps {
  language: MapsLanguage
  /** IANA name, such as `Asia/Jakarta`; the browser's own when absent. */
  timeZone?: string
  /** The app's own words in this language, in place of the maps'; kept outside of render. */
  localeText?: MapsLocaleText
  children: ReactNode
}

/** Gives the maps their language and time zone; without it they speak Indonesian in WIB. */
export function MapsLocaleProvider(props: MapsLocaleProviderProps) {
  const { language, timeZone, localeText: own, children } = props
  const value = useMemo(
    () => ({
      language,
      texts: withOwnTexts(language === 'en' ? en : id, own),
      own,
      format: mapsFormat(language, timeZone),
      timeZone,
    }),
    [language, timeZone, own],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** The chosen language. */
export function useMapsLanguage() {
  return useContext(LocaleContext).language
}

/** The app's own words, where it has any. */
export function useMapsLocaleText(): MapsLocaleText | undefined {
  return useContext(LocaleContext).own
}

/** The texts of the chosen language. */
export function useMapsTexts() {
  return useContext(LocaleContext).texts
}

/** The formats of the chosen language and time zone. */
export function useMapsFormat() {
  return useContext(LocaleContext).format
}

/** The chosen time zone; undefined is the browser's own. */
export function useMapsTimeZone() {
  return useContext(LocaleContext).timeZone
}
