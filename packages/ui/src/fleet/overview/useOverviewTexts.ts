'use client'
import { overview as en } from '../../locales/en/overview.ts'
import { overview as id } from '../../locales/id/overview.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.overview

/** Returns the texts of the overview; they load with its page. */
export function useOverviewTexts() {
  return useCatalogue(catalogue, ownTexts)
}
