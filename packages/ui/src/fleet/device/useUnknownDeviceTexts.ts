'use client'

import { unknownDevice as id } from '../../locales/id/unknownDevice.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.unknownDevice

/** Returns the texts about unregistered devices; they load with that page. */
export function useUnknownDeviceTexts() {
  return useCatalogue('unknownDevice', id, ownTexts)
}
