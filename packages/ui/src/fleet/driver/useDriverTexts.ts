'use client'

import { driver as id } from '../../locales/id/driver.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.driver

/** Returns the texts about drivers; they load after the sign-in. */
export function useDriverTexts() {
  return useCatalogue('driver', id, ownTexts)
}
