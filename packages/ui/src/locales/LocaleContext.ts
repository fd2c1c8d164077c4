'use client'

import { createContext, use } from 'react'
import type { Format } from '../format/createFormat.ts'
import type { Language } from '../format/formatTexts.ts'
import type { LocaleText, PartTexts } from './localeText.ts'
import type { UiTexts } from './UiTexts.ts'

interface Locale {
  language: Language
  texts: UiTexts
  /** Texts of the parts, such as devices; undefined for Indonesian, which each part loads by itself. */
  parts: PartTexts | undefined
  own: LocaleText | undefined
  format: Format
}

/** The chosen language; null without a LocaleProvider, which means Indonesian. */
export const LocaleContext = createContext<Locale | null>(null)

/** Returns one part of the kit's texts, so that a bundle with only ConfirmDialog holds only its texts. */
export function useTextsOf<Part extends keyof UiTexts>(part: Part, indonesian: UiTexts[Part]): UiTexts[Part] {
  return use(LocaleContext)?.texts[part] ?? indonesian
}
