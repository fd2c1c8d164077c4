import type { RefusalReason, RefusedPosition } from '@sikud/api'
import type { Format } from '../../format/createFormat.ts'
import type { ContactTexts } from '../../locales/id/contact.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Returns the reason of a rejection in words; for an unknown reason, returns its code. */
export function reasonLabel({ reasons }: ContactTexts, reason: RefusalReason): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason].label : reason
}

/** Returns the advice for a reason. If the clock is ahead by whole hours, the advice is about the time zone. */
export function reasonAdvice(
  texts: ContactTexts,
  format: Format,
  reason: RefusalReason,
  refused: readonly RefusedPosition[],
): string | undefined {
  const lead = reason === 'future' ? clockLead(refused) : null
  if (lead === null) return Object.hasOwn(texts.reasons, reason) ? texts.reasons[reason].advice : undefined
  const hours = zoneHours(lead)
  return hours === null
    ? texts.clockAhead(duration(texts, format, lead))
    : texts.zoneAhead(format.number(hours))
}

/** Formats a duration in whole days, hours or minutes, in the largest unit that fits. */
function duration(texts: ContactTexts, format: Format, ms: number): string {
  if (ms >= DAY_MS) return texts.days(format.number(Math.floor(ms / DAY_MS)))
  if (ms >= HOUR_MS) return texts.hours(format.number(Math.floor(ms / HOUR_MS)))
  return texts.minutes(format.number(Math.floor(ms / MINUTE_MS)))
}

/**
 * Estimates how far the clock of a device is ahead of the server's clock, in ms. Uses the positions that the server
 * rejected because their time is in the future; returns null if there are none. A late delivery makes a position look
 * less far ahead, so the largest lead is the best estimate.
 */
export function clockLead(refused: readonly RefusedPosition[]): number | null {
  const leads = refused
    .filter(({ reason }) => reason === 'future')
    .map(({ received, time }) => Date.parse(time ?? '') - Date.parse(received))
    .filter((leadMs) => !Number.isNaN(leadMs))
  return leads.length === 0 ? null : Math.max(...leads)
}

/** Returns a clock lead in hours if a wrong time zone explains it (1 to 14 hours, within 3 minutes); else null. */
export function zoneHours(leadMs: number): number | null {
  const hours = Math.round(leadMs / HOUR_MS)
  return hours >= 1 && hours <= 14 && Math.abs(leadMs - hours * HOUR_MS) <= 3 * MINUTE_MS ? hours : null
}
