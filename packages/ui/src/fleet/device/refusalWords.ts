import type { RefusalReason, RefusedPosition } from '@sikud/api'
import type { ContactTexts } from '../../locales/id/contact.ts'
import type { Format } from '../../format/createFormat.ts'
import { clockLead, zoneHours } from './clockLead.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Why positions are refused, in words; a reason that a newer server has is called by its name. */
export function reasonLabel({ reasons }: ContactTexts, reason: RefusalReason): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason].label : reason
}

/** What to do about it; a clock that is ahead by whole hours is set to a wrong zone. */
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

/** In the largest full unit. */
function duration(texts: ContactTexts, format: Format, ms: number): string {
  if (ms >= day) return texts.days(format.number(Math.floor(ms / day)))
  if (ms >= hour) return texts.hours(format.number(Math.floor(ms / hour)))
  return texts.minutes(format.number(Math.floor(ms / minute)))
}
