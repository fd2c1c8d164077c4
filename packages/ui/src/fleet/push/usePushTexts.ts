'use client'

import { push as en } from '../../locales/en/push.ts'
import { push as id } from '../../locales/id/push.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.push

/** The texts of notifications of the browser, which are loaded where those are on. */
export function usePushTexts() {
  return useCatalogue(catalogue, ownTexts)
}
