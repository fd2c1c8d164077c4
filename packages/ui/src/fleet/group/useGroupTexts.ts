'use client'

import { group as id } from '../../locales/id/group.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const ownTexts = (localeText: LocaleText) => localeText.group

/** Returns the texts about depots; they load after the sign-in. */
export function useGroupTexts() {
  return useCatalogue('group', id, ownTexts)
}
