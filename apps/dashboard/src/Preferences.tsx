import { LocaleProvider, useStored } from '@sikud/ui'
import { createTexts } from '@sikud/ui/locales'
import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { id } from './locales/idGuest.ts'
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

declare module '@sikud/ui/locales' {
  interface Catalogues {
    guest: GuestTexts
  }
}

/** Returns the texts of the public pages and of error messages, in the chosen language. */
export const useGuestTexts = createTexts('guest', id, () => import('./locales/enGuest.ts'))

type PreferencesProps = {
  /** Returns the time of the server; a stable function. */
  now?: () => number
  children: ReactNode
}

/** Makes the visitor's language and time zone, stored in the browser, available to the app, `@sikud/ui` and `@sikud/maps`. */
export function Preferences({ now, children }: PreferencesProps) {
  const [language, setLanguage] = useStored('language', parseLanguage, 'id')
  const [timeZone, setTimeZone] = useStored<string | undefined>('timeZone', parseTimeZone, undefined)
  const value = useMemo(
    () => ({ language, setLanguage, timeZone, setTimeZone }),
    [language, setLanguage, timeZone, setTimeZone],
  )
  return (
    <PreferencesContext value={value}>
      <LocaleProvider language={language} timeZone={timeZone} now={now}>
        {children}
      </LocaleProvider>
    </PreferencesContext>
  )
}

/** Returns language and time zone, with their setters. */
export function usePreferences(): PreferencesValue {
  const preferences = use(PreferencesContext)
  if (preferences === null) throw new Error('No preferences found. Render this component inside <App>.')
  return preferences
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
