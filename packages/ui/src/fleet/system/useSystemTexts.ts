'use client'
import { system as id } from '../../locales/id/system.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.system

/** Returns the texts of the state of the server; they load with its page. */
export function useSystemTexts() {
  return useCatalogue('system', id, ownTexts)
}
