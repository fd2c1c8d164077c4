import type { PlayerTexts } from '../id/player.ts'

export const player: PlayerTexts = {}
