'use client'

import { device as en } from '../../locales/en/device.ts'
import { device as id } from '../../locales/id/device.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.device

/** The texts about devices, which no page before the sign-in needs. */
export function useDeviceTexts() {
  return useCatalogue(catalogue, ownTexts)
}
