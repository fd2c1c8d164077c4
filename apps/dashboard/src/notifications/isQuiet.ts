import type { NotificationRules } from '@sikud/api'

/** Whether a moment lies in the quiet hours of the user, in the zone of the rules; `to` before `from` is on the next day. */
export function isQuiet(
  { quiet: { on, from, to }, zone }: Pick<NotificationRules, 'quiet' | 'zone'>,
  at: Date,
) {
  if (!on) return false
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
  return from <= to ? time >= from && time < to : time >= from || time < to
}
