'use client'

import { push as en } from '../../locales/en/push.ts'
import { push as id } from '../../locales/id/push.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.push

/** Returns the texts of push messages; they load where push messages are enabled. */
export function usePushTexts() {
  return useCatalogue(catalogue, ownTexts)
}
