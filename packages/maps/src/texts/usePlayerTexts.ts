'use client'
import { player as en } from '../locales/en/player.ts'
import { player as id } from '../locales/id/player.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

const catalogue = { id, en }

/** The texts of the player's lesser parts, which are loaded after the map. */
export function usePlayerTexts() {
  return useCatalogue(catalogue, ({ player }) => player)
}
