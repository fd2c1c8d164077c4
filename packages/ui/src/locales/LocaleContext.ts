'use client'

import { createContext, use } from 'react'
import type { Format } from '../format/createFormat.ts'
import type { Language } from '../format/formatTexts.ts'
import type { LocaleText, PartTexts } from './localeText.ts'
import type { UiTexts } from './UiTexts.ts'

interface Locale {
  language: Language
  texts: UiTexts
  /**
   * Texts of all parts of the interface, for example of the components for devices. Undefined for Indonesian, because
   * each part imports its own Indonesian texts.
   */
  parts: PartTexts | undefined
  own: LocaleText | undefined
  format: Format
}

/** The chosen language. It is null without a LocaleProvider; the language is then Indonesian. */
export const LocaleContext = createContext<Locale | null>(null)

/**
 * Returns one part of the kit's texts. The caller passes the Indonesian texts of this part, so that an app with only
 * one component does not load the texts of the others.
 */
export function useTextsOf<Part extends keyof UiTexts>(part: Part, indonesian: UiTexts[Part]): UiTexts[Part] {
  return use(LocaleContext)?.texts[part] ?? indonesian
}
