'use client'

import { user as en } from '../../locales/en/user.ts'
import { user as id } from '../../locales/id/user.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.user

/** The texts about users, which no page before the sign-in needs. */
export function useUserTexts() {
  return useCatalogue(catalogue, ownTexts)
}
