import type { TripTexts } from '../id/trip.ts'

export const trip: TripTexts = {}
