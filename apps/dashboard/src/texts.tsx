import { createContext, Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { id } from './locales/id.ts'
import type { Texts } from './locales/id.ts'
import type { UserTexts } from './locales/idUserPages.ts'
import { usePreferences } from './Preferences.tsx'

interface Catalogue {
  texts: Texts
  /** Undefined if the language is Indonesian, because the pages about users import the Indonesian texts themselves. */
  user?: UserTexts
}

const TextsContext = createContext<Catalogue | null>(null)

const indonesian: Catalogue = { texts: id }
let english: Promise<Catalogue> | undefined

/** Loads the English texts once; returns the Indonesian texts if that fails. */
function loadEnglish(): Promise<Catalogue> {
  english ??= Promise.all([import('./locales/en.ts'), import('./locales/enUserPages.ts')]).then(
    ([{ en }, { user }]) => ({ texts: en, user }),
    () => indonesian,
  )
  return english
}

function LoadedTexts({ children }: { children: ReactNode }) {
  const { language } = usePreferences()
  return <TextsContext value={language === 'en' ? use(loadEnglish()) : indonesian}>{children}</TextsContext>
}

/** Gives the texts of the pages behind sign-in to its children; renders nothing while English loads. */
export function TextsProvider({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <LoadedTexts>{children}</LoadedTexts>
    </Suspense>
  )
}

/** Returns the texts of the pages behind sign-in in the chosen language. */
export function useTexts(): Texts {
  return useCatalogue().texts
}

/** Returns the texts about users and their accounts in the chosen language. */
export function useUserTexts(inIndonesian: UserTexts): UserTexts {
  return useCatalogue().user ?? inIndonesian
}

function useCatalogue(): Catalogue {
  const catalogue = use(TextsContext)
  if (catalogue === null)
    throw new Error('No texts found. Render this component behind sign-in, inside <AppLayout>.')
  return catalogue
}
