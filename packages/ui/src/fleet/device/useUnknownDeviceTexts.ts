'use client'

import { unknownDevice as id } from '../../locales/id/unknownDevice.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.unknownDevice

/** Returns the texts about unregistered devices; they load only with the components that need them. */
export function useUnknownDeviceTexts() {
  return useCatalogue('unknownDevice', id, ownTexts)
}
