'use client'

import { role as en } from '../../locales/en/role.ts'
import { role as id } from '../../locales/id/role.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.role

/** Returns the texts about roles; they load after the sign-in. */
export function useRoleTexts() {
  return useCatalogue(catalogue, ownTexts)
}
