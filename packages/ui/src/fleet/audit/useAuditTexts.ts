'use client'
import { audit as id } from '../../locales/id/audit.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.audit

/** Returns the texts of the audit log; they load with its page. */
export function useAuditTexts() {
  return useCatalogue('audit', id, ownTexts)
}
