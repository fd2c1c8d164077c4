'use client'

import { device as en } from '../../locales/en/device.ts'
import { device as id } from '../../locales/id/device.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.device

/** Returns the texts about devices; they load after the sign-in. */
export function useDeviceTexts() {
  return useCatalogue(catalogue, ownTexts)
}
