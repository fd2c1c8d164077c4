'use client'

import { contact as id } from '../../locales/id/contact.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.contact

/** Returns the texts about a device's contact; they load only with the components that need them. */
export function useContactTexts() {
  return useCatalogue('contact', id, ownTexts)
}
