'use client'

import { notificationRules as id } from '../../locales/id/notificationRules.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.notificationRules

/** Returns the texts about notification rules; they load with that page. */
export function useNotificationRulesTexts() {
  return useCatalogue('notificationRules', id, ownTexts)
}
