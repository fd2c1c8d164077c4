'use client'
import { player as id } from '../locales/id/player.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

/** Returns the texts of the player's controls. */
export function usePlayerTexts() {
  return useCatalogue('player', id, (texts) => texts.player)
}
