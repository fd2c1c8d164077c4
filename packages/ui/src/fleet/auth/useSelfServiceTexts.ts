'use client'

import { selfService as id } from '../../locales/id/selfService.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.selfService

/** Returns the texts for sign-up and password reset; the sign-in page does not load them. */
export function useSelfServiceTexts() {
  return useCatalogue('selfService', id, ownTexts)
}
