'use client'

import { factor as id } from '../../locales/id/factor.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.factor

/** Returns the texts about the second factor; they load only with the components that need them. */
export function useFactorTexts() {
  return useCatalogue('factor', id, ownTexts)
}
