'use client'

import { role as en } from '../../locales/en/role.ts'
import { role as id } from '../../locales/id/role.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.role

/** The texts about roles and their permissions, which no page before the sign-in needs. */
export function useRoleTexts() {
  return useCatalogue(catalogue, ownTexts)
}
