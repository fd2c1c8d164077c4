'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { en } from './en.ts'
import { id, type MapsTexts } from './id.ts'
import { type MapsFormat, mapsFormat, type MapsLanguage } from './mapsFormat.ts'

interface MapsLocale {
  language: MapsLanguage
  texts: MapsTexts
  format: MapsFormat
  timeZone: string | undefined
}

const LocaleContext = createContext<MapsLocale>({
  language: 'id',
  texts: id,
  format: mapsFormat('id', 'Asia/Jakarta'),
  timeZone: 'Asia/Jakarta',
})

interface MapsLocaleProviderProps {
  language: MapsLanguage
  /** IANA name, such as `Asia/Jakarta`; the browser's own when absent. */
  timeZone?: string
  children: ReactNode
}

/** Gives the maps their language and time zone; without it they speak Indonesian in WIB. */
export function MapsLocaleProvider({ language, timeZone, children }: MapsLocaleProviderProps) {
  const value = useMemo(
    () => ({
      language,
      texts: language === 'en' ? en : id,
      format: mapsFormat(language, timeZone),
      timeZone,
    }),
    [language, timeZone],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** The chosen language. */
export function useMapsLanguage() {
  return useContext(LocaleContext).language
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
