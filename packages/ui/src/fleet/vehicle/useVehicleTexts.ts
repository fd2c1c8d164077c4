'use client'

import { vehicle as en } from '../../locales/en/vehicle.ts'
import { vehicle as id } from '../../locales/id/vehicle.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.vehicle

/** The texts about vehicles, which no page before the sign-in needs. */
export function useVehicleTexts() {
  return useCatalogue(catalogue, ownTexts)
}
