'use client'

import { notification as id } from '../../locales/id/notification.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.notification

/** Returns the texts of the notifications; they load after the sign-in. */
export function useNotificationTexts() {
  return useCatalogue('notification', id, ownTexts)
}
