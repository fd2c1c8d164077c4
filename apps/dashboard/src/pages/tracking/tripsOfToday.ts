import type { Id } from '@sikud/api'
import { dayIn } from '@sikud/maps/days'
import { paths } from '../../paths.ts'

/**
 * Returns the address of Laporan with a device's trips on the day that contains `now` (epoch ms), in a zone (undefined:
 * the browser's).
 */
export function tripsOfToday(device: Id, timeZone: string | undefined, now: number): string {
  const today = dayIn(timeZone)(now)
  return `${paths.report}?${new URLSearchParams({ from: today, to: today, device: String(device) })}`
}
