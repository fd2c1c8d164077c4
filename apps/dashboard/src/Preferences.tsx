import { LocaleProvider, useStored } from '@sikud/ui'
import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { guest as indonesian } from './locales/idGuest.ts'
import type { GuestTexts } from './locales/idGuest.ts'

export type Language = 'id' | 'en'

type PreferencesValue = {
  language: Language
  setLanguage: (language: Language) => void
  /** IANA name; undefined means the browser's zone, whose name is not read here because that is slow. */
  timeZone: string | undefined
  setTimeZone: (timeZone: string) => void
}

const PreferencesContext = createContext<PreferencesValue | null>(null)

const GuestTextsContext = createContext<GuestTexts>(indonesian)

let english: Promise<GuestTexts> | undefined

/** Loads the English texts once; returns the Indonesian texts if that fails. */
function loadEnglish(): Promise<GuestTexts> {
  english ??= import('./locales/enGuest.ts').then(
    ({ guest }) => guest,
    () => indonesian,
  )
  return english
}

/** Makes the visitor's language and time zone, stored in the browser, available to the app and to `@sikud/ui`. */
export function Preferences({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useStored('language', parseLanguage, 'id')
  const [timeZone, setTimeZone] = useStored<string | undefined>('timeZone', parseTimeZone, undefined)
  // Starts the download of the English texts of the dashboard now, in parallel with the English texts of `@sikud/ui`.
  if (language === 'en') void loadEnglish()
  const value = useMemo(
    () => ({ language, setLanguage, timeZone, setTimeZone }),
    [language, setLanguage, timeZone, setTimeZone],
  )
  return (
    <PreferencesContext value={value}>
      <LocaleProvider language={language} timeZone={timeZone}>
        <LoadedTexts>{children}</LoadedTexts>
      </LocaleProvider>
    </PreferencesContext>
  )
}

/**
 * Provides the texts to its children. Suspends while the English texts load; the Suspense boundary in `LocaleProvider`
 * then renders nothing.
 */
function LoadedTexts({ children }: { children: ReactNode }) {
  const texts = usePreferences().language === 'en' ? use(loadEnglish()) : indonesian
  return <GuestTextsContext value={texts}>{children}</GuestTextsContext>
}

/** Returns language and time zone, with their setters. */
export function usePreferences(): PreferencesValue {
  const preferences = use(PreferencesContext)
  if (preferences === null) throw new Error('No preferences found. Render this component inside <App>.')
  return preferences
}

/** Returns the texts of the public pages and of error messages, in the chosen language. */
export function useGuestTexts(): GuestTexts {
  return use(GuestTextsContext)
}

/** Parses a stored language; undefined when it is unknown. */
export function parseLanguage(stored: string): Language | undefined {
  return stored === 'id' || stored === 'en' ? stored : undefined
}

/** Parses a stored IANA zone; undefined when the browser does not know it. */
export function parseTimeZone(stored: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: stored }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
