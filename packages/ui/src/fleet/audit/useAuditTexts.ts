'use client'
import { audit as id } from '../../locales/id/audit.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.audit

/** Returns the texts of the audit and access logs; they load only with the components that need them. */
export function useAuditTexts() {
  return useCatalogue('audit', id, ownTexts)
}
