import type { Device } from '@sikud/api'
import type { Breadcrumb } from '@sikud/ui'
import type { Texts } from '../../locales/id.ts'
import { paths } from '../../paths.ts'

/** Perangkat > IMEI; `to` leads back to the device from the pages below it. */
export function deviceCrumbs({ navigation }: Texts, device: Device | undefined, to?: string): Breadcrumb[] {
  const list = { title: navigation.device, to: paths.device.list }
  return device === undefined ? [list] : [list, { title: device.imei, to }]
}
