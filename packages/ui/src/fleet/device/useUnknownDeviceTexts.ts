'use client'

import { unknownDevice as en } from '../../locales/en/unknownDevice.ts'
import { unknownDevice as id } from '../../locales/id/unknownDevice.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.unknownDevice

/** Returns the texts about unregistered devices; they load with that page. */
export function useUnknownDeviceTexts() {
  return useCatalogue(catalogue, ownTexts)
}
