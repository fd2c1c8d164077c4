import type { GpsSession } from '@sikud/api'
import { tripKey } from '@sikud/maps/playback'
import { paths } from '../paths.ts'

/** Returns the URL of a trip in Laporan. */
export function tripTo(session: GpsSession): string {
  const key = tripKey(session)
  return key === '' ? paths.report : `${paths.report}?${new URLSearchParams({ session: key })}`
}
