'use client'

import { search as en } from '../../locales/en/search.ts'
import { search as id } from '../../locales/id/search.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.search

/** Returns the texts of the search; they load with the dialog. */
export function useSearchTexts() {
  return useCatalogue(catalogue, ownTexts)
}
