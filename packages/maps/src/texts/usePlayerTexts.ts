'use client'
import { player as en } from '../locales/en/player.ts'
import { player as id } from '../locales/id/player.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

const catalogue = { id, en }

/** Returns the texts of the player's controls. */
export function usePlayerTexts() {
  return useCatalogue(catalogue, (texts) => texts.player)
}
