'use client'

import { device as id } from '../../locales/id/device.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.device

/** Returns the texts about devices; they load after the sign-in. */
export function useDeviceTexts() {
  return useCatalogue('device', id, ownTexts)
}
