import { LocaleProvider, useStored } from '@sikud/ui'
import { createContext, Suspense, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { id } from './locales/id.ts'
import type { Texts } from './locales/id.ts'

export type Language = 'id' | 'en'

type PreferencesValue = {
  language: Language
  setLanguage: (language: Language) => void
  /** IANA name; undefined stands for the browser's own, which is slow to determine. */
  timeZone: string | undefined
  setTimeZone: (timeZone: string) => void
  texts: Texts
}

const PreferencesContext = createContext<PreferencesValue | null>(null)

let english: Promise<Texts> | undefined

/** Loads the English texts once; falls back to Indonesian. */
function loadEnglish(): Promise<Texts> {
  english ??= import('./locales/en.ts').then(
    (catalogue) => catalogue.en,
    () => id,
  )
  return english
}

function LoadedPreferences({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useStored('language', parseLanguage, 'id')
  const [timeZone, setTimeZone] = useStored<string | undefined>('timeZone', parseTimeZone, undefined)
  const texts = language === 'en' ? use(loadEnglish()) : id
  const value = useMemo(
    () => ({ language, setLanguage, timeZone, setTimeZone, texts }),
    [language, setLanguage, timeZone, setTimeZone, texts],
  )
  return (
    <PreferencesContext value={value}>
      <LocaleProvider language={language} timeZone={timeZone}>
        {children}
      </LocaleProvider>
    </PreferencesContext>
  )
}

/** Provides the visitor's language and time zone, stored in the browser, to the app and the kit. */
export function Preferences({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <LoadedPreferences>{children}</LoadedPreferences>
    </Suspense>
  )
}

/** Returns language and time zone, with their setters. */
export function usePreferences(): PreferencesValue {
  const preferences = use(PreferencesContext)
  if (preferences === null) throw new Error('No preferences here. Render the page inside <App>.')
  return preferences
}

/** Returns the dashboard's own texts in the chosen language. */
export function useTexts(): Texts {
  return usePreferences().texts
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
