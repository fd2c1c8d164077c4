import type { LastPosition } from '@sikud/api'
import { lastSign, silentAfter, statusOf } from '../../status/fleetStatus.ts'

/**
 * Returns whether a position is too old for its status to hold, by the rule of the live map; undefined if its time is
 * missing or invalid.
 */
export function isOldPosition(
  { time, contact, status }: Pick<LastPosition, 'time' | 'contact' | 'status'>,
  now: number,
): boolean | undefined {
  const kind = statusOf(status?.text ?? '')
  const sign = lastSign(kind, Date.parse(time ?? ''), Date.parse(contact ?? ''))
  return Number.isNaN(sign) ? undefined : now - sign > silentAfter(kind)
}
