'use client'

import { assignment as id } from '../../locales/id/assignment.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.assignment

/** Returns the texts about which vehicle and driver a device had when. */
export function useAssignmentTexts() {
  return useCatalogue('assignment', id, ownTexts)
}
