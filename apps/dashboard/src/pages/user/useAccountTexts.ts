import { user } from '../../locales/idUserPages.ts'
import type { UserTexts } from '../../locales/idUserPages.ts'
import { useUserTexts } from '../../texts.tsx'

/** Returns the texts about users and their accounts in the chosen language. */
export function useAccountTexts(): UserTexts {
  return useUserTexts(user)
}
