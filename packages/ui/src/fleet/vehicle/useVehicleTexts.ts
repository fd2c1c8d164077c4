'use client'

import { vehicle as id } from '../../locales/id/vehicle.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.vehicle

/** Returns the texts about vehicles; they load after the sign-in. */
export function useVehicleTexts() {
  return useCatalogue('vehicle', id, ownTexts)
}
