'use client'
import { createTexts } from '@sikud/ui/locales'
import { id, type PlayerTexts } from '../locales/id/player.ts'

declare module '@sikud/ui/locales' {
  interface Catalogues {
    player: PlayerTexts
  }
}

/** Returns the texts of the player's controls. */
export const usePlayerTexts = createTexts('player', id, () => import('../locales/en/player.ts'))
