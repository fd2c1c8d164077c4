import type { RefusedPosition } from '@sikud/api'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Returns how far the clock of a device is ahead of the server's, in ms, from positions that were rejected
 * for it; null if there are none. Delivery delay only reduces the difference, so the largest is the most
 * exact.
 */
export function clockLead(refused: readonly RefusedPosition[]): number | null {
  const leads = refused
    .filter(({ reason }) => reason === 'future')
    .map(({ received, time }) => Date.parse(time ?? '') - Date.parse(received))
    .filter((leadMs) => !Number.isNaN(leadMs))
  return leads.length === 0 ? null : Math.max(...leads)
}

/** Returns the hours of a leadMs that a wrong time zone explains: whole hours, 1 to 14; else null. */
export function zoneHours(leadMs: number): number | null {
  const hours = Math.round(leadMs / HOUR_MS)
  return hours >= 1 && hours <= 14 && Math.abs(leadMs - hours * HOUR_MS) <= 3 * MINUTE_MS ? hours : null
}
