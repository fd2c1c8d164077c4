'use client'

import { role as id } from '../../locales/id/role.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.role

/** Returns the texts about roles; they load after the sign-in. */
export function useRoleTexts() {
  return useCatalogue('role', id, ownTexts)
}
