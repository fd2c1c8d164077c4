import type { Resource } from '../Resource.ts'

/** `packages/ui/src/fleet/<name>/use<Type>Texts.ts`. */
export function uiTextsHook({ name, type, manyWords }: Resource): string {
  return `'use client'

import { ${name} as en } from '../../locales/en/${name}.ts'
import { ${name} as id } from '../../locales/id/${name}.ts'
import { useCatalogue } from '../../locales/LocaleProvider.tsx'
import type { LocaleText } from '../../locales/localeText.ts'

const catalogue = { id, en }
const ownTexts = (localeText: LocaleText) => localeText.${name}

/** The texts about ${manyWords}, which come with the first page that shows one. */
export function use${type}Texts() {
  return useCatalogue(catalogue, ownTexts)
}
`
}
