'use client'

import { push as id } from '../../locales/id/push.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.push

/** Returns the texts about push messages; they load only if push messages are enabled. */
export function usePushTexts() {
  return useCatalogue('push', id, ownTexts)
}
