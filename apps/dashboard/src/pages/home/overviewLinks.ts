import type { GpsSession } from '@sikud/api'
import { sessionKey } from '@sikud/maps/playback'
import { initialListView, listViewParams } from '@sikud/ui/data-list'
import type { OverviewLinks } from '@sikud/ui/overview'
import { paths } from '../../paths.ts'

/** The links of the figures of the overview. */
export const overviewLinks: OverviewLinks = {
  devices: paths.device.list,
  devicesWith: (filter) => `${paths.device.list}?${listViewParams({ ...initialListView, filter: [filter] })}`,
  createDevice: paths.device.add,
  vehicles: paths.vehicle.list,
  drivers: paths.driver.list,
  tracking: paths.tracking,
  report: paths.report,
  trip: tripTo,
}

/** Returns the address of a trip in Laporan. */
export function tripTo(session: GpsSession): string {
  const key = sessionKey(session)
  return key === '' ? paths.report : `${paths.report}?${new URLSearchParams({ session: key })}`
}
