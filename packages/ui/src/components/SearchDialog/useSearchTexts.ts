'use client'

import { search as en } from '../../locales/en/search.ts'
import { search as id } from '../../locales/id/search.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.search

/** The texts of the search, which come with it. */
export function useSearchTexts() {
  return useCatalogue(catalogue, ownTexts)
}
