'use client'

import { notificationRules as id } from '../../locales/id/notificationRules.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.notificationRules

/** Returns the texts about notification rules; they load together with the page that shows them. */
export function useNotificationRulesTexts() {
  return useCatalogue('notificationRules', id, ownTexts)
}
