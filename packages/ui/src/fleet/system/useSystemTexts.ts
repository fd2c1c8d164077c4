'use client'
import { system as id } from '../../locales/id/system.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.system

/** Returns the texts about the state of the server; they load with the page that shows it. */
export function useSystemTexts() {
  return useCatalogue('system', id, ownTexts)
}
