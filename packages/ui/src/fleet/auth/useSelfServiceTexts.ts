'use client'

import { selfService as en } from '../../locales/en/selfService.ts'
import { selfService as id } from '../../locales/id/selfService.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.selfService

/** Returns the texts of sign-up and password reset; the sign-in page does not load them. */
export function useSelfServiceTexts() {
  return useCatalogue(catalogue, ownTexts)
}
