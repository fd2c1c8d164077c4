'use client'
import { take as en } from '../locales/en/take.ts'
import { take as id } from '../locales/id/take.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

const catalogue = { id, en }

/** Returns the texts of the session list, the filters and the exports. */
export function useTakeTexts() {
  return useCatalogue(catalogue, (texts) => texts.take)
}
