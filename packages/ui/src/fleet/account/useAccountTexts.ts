'use client'

import { account as id } from '../../locales/id/account.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.account

/** Returns the texts about the user's own account; they load after the sign-in. */
export function useAccountTexts() {
  return useCatalogue('account', id, ownTexts)
}
