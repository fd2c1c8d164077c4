'use client'
import { take as en } from '../locales/en/take.ts'
import { take as id, type TakeTexts } from '../locales/id/take.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** The texts of choosing trips and of taking them along. */
export function useTakeTexts(): TakeTexts {
  return useCatalogue({ id, en }, ({ take }) => take)
}
