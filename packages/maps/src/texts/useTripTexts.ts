'use client'
import { player as playerEn } from '../locales/en/player.ts'
import { take as takeEn } from '../locales/en/take.ts'
import { trip as tripEn } from '../locales/en/trip.ts'
import { player as playerId } from '../locales/id/player.ts'
import { take as takeId } from '../locales/id/take.ts'
import { trip as tripId } from '../locales/id/trip.ts'
import { useCatalogue } from '../locales/useCatalogue.ts'

const player = { id: playerId, en: playerEn }
const take = { id: takeId, en: takeEn }
const trip = { id: tripId, en: tripEn }

/** Returns the texts of the player's controls. */
export function usePlayerTexts() {
  return useCatalogue(player, (texts) => texts.player)
}

/** Returns the texts of the session list, the filters and the exports. */
export function useTakeTexts() {
  return useCatalogue(take, (texts) => texts.take)
}

/** Returns the texts of the summary, the stops and the speeding of a trip. */
export function useTripTexts() {
  return useCatalogue(trip, (texts) => texts.trip)
}
