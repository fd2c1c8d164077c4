'use client'

import { search as id } from '../../locales/id/search.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.search

/** Returns the texts of the search. They load together with the dialog. */
export function useSearchTexts() {
  return useCatalogue('search', id, ownTexts)
}
