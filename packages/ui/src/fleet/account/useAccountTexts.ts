'use client'

import { account as en } from '../../locales/en/account.ts'
import { account as id } from '../../locales/id/account.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.account

/** The texts about one's own account, which no page before the sign-in needs. */
export function useAccountTexts() {
  return useCatalogue(catalogue, ownTexts)
}
