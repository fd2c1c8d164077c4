import { createTexts } from '@sikud/ui/locales'
import { id } from '../../locales/idUserPages.ts'
import type { UserTexts } from '../../locales/idUserPages.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    userPages: UserTexts
  }
}

/** Returns the texts about users and their accounts in the chosen language. */
export const useAccountTexts = createTexts('userPages', id, () => import('../../locales/enUserPages.ts'))
