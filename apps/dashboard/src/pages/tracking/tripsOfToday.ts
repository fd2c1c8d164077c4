import type { Id } from '@sikud/api'
import { dayIn } from '@sikud/maps/days'
import { paths } from '../../paths.ts'

/**
 * Returns the URL of the page Laporan with a device's trips of the day that contains `now` (epoch ms). Without
 * `timeZone` it uses the zone of the browser.
 */
export function tripsOfToday(device: Id, timeZone: string | undefined, now: number): string {
  const today = dayIn(timeZone)(now)
  return `${paths.report}?${new URLSearchParams({ from: today, to: today, device: String(device) })}`
}
