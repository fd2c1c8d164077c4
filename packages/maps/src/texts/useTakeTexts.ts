'use client'
import { take as id } from '../locales/id/take.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** Returns the texts of the session list, the filters and the exports. */
export function useTakeTexts() {
  return useCatalogue('take', id, (texts) => texts.take)
}
