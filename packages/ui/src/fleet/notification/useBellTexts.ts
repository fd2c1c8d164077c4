'use client'

import { bell as id } from '../../locales/id/bell.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.notification

/** Returns the texts of the bell; each page loads these texts. */
export function useBellTexts() {
  return useCatalogue('bell', id, ownTexts)
}
