import type { RefusalReason, RefusedPosition } from '@sikud/api'
import type { Format } from '../../format/createFormat.ts'
import type { ContactTexts } from './contactTexts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Returns the reason of a rejection in words; for an unknown reason, returns its code. */
export function reasonLabel({ reasons }: ContactTexts, reason: RefusalReason): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason].label : reason
}

/**
 * Returns the advice for a reason. If the clock is ahead by half or whole hours, the advice is about the time zone; if it
 * is 1,024 weeks behind, about the GPS receiver.
 */
export function reasonAdvice(
  texts: ContactTexts,
  format: Format,
  reason: RefusalReason,
  refused: readonly RefusedPosition[],
): string | undefined {
  if (refused.some((one) => one.reason === reason && isRolledOver(one))) return texts.rollover
  const lead = reason === 'future' ? clockLead(refused) : null
  if (lead === null) return Object.hasOwn(texts.reasons, reason) ? texts.reasons[reason].advice : undefined
  const hours = zoneHours(lead)
  return hours === null
    ? texts.clockAhead(duration(texts, format, lead))
    : texts.zoneAhead(format.number(hours))
}

const ROLLOVER_MS = 1024 * 7 * DAY_MS

/** Returns whether the time of a rejected position is 1,024 weeks (within a day) before its arrival. */
function isRolledOver({ received, time }: RefusedPosition): boolean {
  return Math.abs(Date.parse(received) - Date.parse(time ?? '') - ROLLOVER_MS) <= DAY_MS
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

/** Returns a clock lead in hours if a wrong time zone explains it (0.5 to 14 hours, within 3 minutes); else null. */
export function zoneHours(leadMs: number): number | null {
  const hours = Math.round(leadMs / (HOUR_MS / 2)) / 2
  return hours >= 0.5 && hours <= 14 && Math.abs(leadMs - hours * HOUR_MS) <= 3 * MINUTE_MS ? hours : null
}
