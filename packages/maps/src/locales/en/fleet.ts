import type { FleetTexts } from '../id/fleet.ts'

export const fleet: FleetTexts = {}
