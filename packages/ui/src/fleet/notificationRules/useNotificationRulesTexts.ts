'use client'

import { notificationRules as en } from '../../locales/en/notificationRules.ts'
import { notificationRules as id } from '../../locales/id/notificationRules.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.notificationRules

/** The texts about the rules of notifications, which only their own page needs. */
export function useNotificationRulesTexts() {
  return useCatalogue(catalogue, ownTexts)
}
