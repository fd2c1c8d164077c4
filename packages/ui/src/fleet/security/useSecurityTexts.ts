'use client'

import { security as id } from '../../locales/id/security.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.security

/** Returns the texts about the security of an account; they load after the sign-in. */
export function useSecurityTexts() {
  return useCatalogue('security', id, ownTexts)
}
