'use client'

import { user as id } from '../../locales/id/user.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.user

/** Returns the texts about users; they load after the sign-in. */
export function useUserTexts() {
  return useCatalogue('user', id, ownTexts)
}
