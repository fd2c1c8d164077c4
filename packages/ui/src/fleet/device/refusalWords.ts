import type { RefusalReason, RefusedPosition } from '@sikud/api'
import type { ContactTexts } from '../../locales/id/contact.ts'
import type { Format } from '../../format/createFormat.ts'
import { clockLead, zoneHours } from './clockLead.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Returns why positions are rejected; an unknown reason shows its code. */
export function reasonLabel({ reasons }: ContactTexts, reason: RefusalReason): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason].label : reason
}

/** Returns what to do about it; a clock that is ahead by whole hours has a wrong time zone. */
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

/** Formats a duration in its largest full unit. */
function duration(texts: ContactTexts, format: Format, ms: number): string {
  if (ms >= DAY_MS) return texts.days(format.number(Math.floor(ms / DAY_MS)))
  if (ms >= HOUR_MS) return texts.hours(format.number(Math.floor(ms / HOUR_MS)))
  return texts.minutes(format.number(Math.floor(ms / MINUTE_MS)))
}
