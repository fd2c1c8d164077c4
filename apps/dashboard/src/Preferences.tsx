import { LocaleProvider, useStored } from '@sikud/ui'
import { createContext, Suspense, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { parseLanguage, parseTimeZone } from './storedPreferences.ts'
import type { Language } from './storedPreferences.ts'
import { id } from './locales/id.ts'
import type { Texts } from './locales/id.ts'

type PreferencesValue = {
  language: Language
  setLanguage: (language: Language) => void
  /** IANA name; undefined stands for the browser's own, which is costly to ask for. */
  timeZone: string | undefined
  setTimeZone: (timeZone: string) => void
  texts: Texts
}

const PreferencesContext = createContext<PreferencesValue | null>(null)

let english: Promise<Texts> | undefined

/** The English texts, loaded once; Indonesian stands in when they cannot be had. */
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

/** The visitor's language and time zone, kept in the browser, for the app and the kit. */
export function Preferences({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <LoadedPreferences>{children}</LoadedPreferences>
    </Suspense>
  )
}

/** Language and time zone, and the way to change them. */
export function usePreferences(): PreferencesValue {
  const preferences = use(PreferencesContext)
  if (preferences === null) throw new Error('No preferences here. Render the page inside <App>.')
  return preferences
}

/** The dashboard's own texts in the chosen language. */
export function useTexts(): Texts {
  return usePreferences().texts
}
