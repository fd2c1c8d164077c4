import { initialListView, listViewParams } from '@sikud/ui/data-list'
import type { OverviewLinks } from '@sikud/ui/overview'
import { paths } from '../../paths.ts'
import { tripTo } from '../../recordHome/tripTo.ts'

/** Returns the links of the overview page; with `group` each link opens its page filtered by that depot. */
export function overviewLinks(group: string | null): OverviewLinks {
  const inGroup = (path: string) => {
    if (group === null) return path
    return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ group })}`
  }
  return {
    devices: inGroup(paths.device.list),
    devicesWith: (filter) =>
      inGroup(`${paths.device.list}?${listViewParams({ ...initialListView, filter: [filter] })}`),
    // Only the overview of the whole fleet offers to create the first device: if one depot has no devices, other depots
    // may still have some.
    createDevice: group === null ? paths.device.add : undefined,
    vehicles: inGroup(paths.vehicle.list),
    drivers: inGroup(paths.driver.list),
    tracking: inGroup(paths.tracking),
    trackingOf: (status) => inGroup(`${paths.tracking}?${new URLSearchParams({ status })}`),
    // The same two hours as in `Overview`.
    standing: inGroup(`${paths.tracking}?standing=120`),
    speeding: inGroup(paths.speeding),
    report: inGroup(paths.report),
    trip: (session) => inGroup(tripTo(session)),
  }
}
