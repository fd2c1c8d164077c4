import type { Vehicle } from '@sikud/api'
import type { Breadcrumb } from '@sikud/ui'
import type { Texts } from '../../locales/id.ts'
import { paths } from '../../paths.ts'

/** Kendaraan > plate; `to` leads back to the vehicle from the pages below it. */
export function vehicleCrumbs(
  { navigation }: Texts,
  vehicle: Vehicle | undefined,
  to?: string,
): Breadcrumb[] {
  const list = { title: navigation.vehicle, to: paths.vehicle.list }
  return vehicle === undefined ? [list] : [list, { title: vehicle.number, to }]
}
