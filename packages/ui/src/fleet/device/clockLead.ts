import type { RefusedPosition } from '@sikud/api'

const minute = 60_000
const hour = 60 * minute

/**
 * How far the clock of a device is ahead of the server's, in ms, as the positions tell that were refused for it;
 * null where none does. Waiting on the way only makes it look smaller: the largest is nearest to the truth.
 */
export function clockLead(refused: readonly RefusedPosition[]): number | null {
  const leads = refused
    .filter(({ reason }) => reason === 'future')
    .map(({ received, time }) => Date.parse(time ?? '') - Date.parse(received))
    .filter((lead) => !Number.isNaN(lead))
  return leads.length === 0 ? null : Math.max(...leads)
}

/** The hours of a lead that a wrong time zone explains: whole ones, no more than zones have; null for any other. */
export function zoneHours(lead: number): number | null {
  const hours = Math.round(lead / hour)
  return hours >= 1 && hours <= 14 && Math.abs(lead - hours * hour) <= 3 * minute ? hours : null
}
