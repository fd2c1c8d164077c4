import { createTexts } from '@sikud/ui/locales'
import { id } from './locales/id.ts'
import type { Texts } from './locales/id.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    app: Texts
  }
}

/** Returns the texts of the pages behind sign-in in the chosen language. */
export const useTexts = createTexts('app', id, () => import('./locales/en.ts'))
