'use client'

import { archive as id } from '../../locales/id/archive.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.archive

/** Returns the texts about archived records; they load after the sign-in. */
export function useArchiveTexts() {
  return useCatalogue('archive', id, ownTexts)
}
