'use client'

import { contact as en } from '../../locales/en/contact.ts'
import { contact as id } from '../../locales/id/contact.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.contact

/** The texts about what a device has been sending, which only its own page needs. */
export function useContactTexts() {
  return useCatalogue(catalogue, ownTexts)
}
