'use client'
import { overview as id } from '../../locales/id/overview.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.overview

/** Returns the texts of the overview; they load together with the page that shows them. */
export function useOverviewTexts() {
  return useCatalogue('overview', id, ownTexts)
}
