import { createContext, Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { id } from './locales/id.ts'
import type { Texts } from './locales/id.ts'
import { usePreferences } from './Preferences.tsx'

const TextsContext = createContext<Texts | null>(null)

let english: Promise<Texts> | undefined

/** Loads the English texts once; falls back to Indonesian. */
function loadEnglish(): Promise<Texts> {
  english ??= import('./locales/en.ts').then(
    (catalogue) => catalogue.en,
    () => id,
  )
  return english
}

function LoadedTexts({ children }: { children: ReactNode }) {
  const { language } = usePreferences()
  const texts = language === 'en' ? use(loadEnglish()) : id
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** Provides the texts of the pages behind sign-in; renders nothing while English loads. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <LoadedTexts>{children}</LoadedTexts>
    </Suspense>
  )
}

/** Returns the texts of the pages behind sign-in in the chosen language. */
export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (texts === null) throw new Error('No texts here. Render the page behind sign-in, inside <AppLayout>.')
  return texts
}
