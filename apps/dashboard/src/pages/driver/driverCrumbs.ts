import type { Driver } from '@sikud/api'
import type { Breadcrumb } from '@sikud/ui'
import type { Texts } from '../../locales/id.ts'
import { paths } from '../../paths.ts'

/** Pengendara > name; `to` leads back to the driver from the pages below it. */
export function driverCrumbs({ navigation }: Texts, driver: Driver | undefined, to?: string): Breadcrumb[] {
  const list = { title: navigation.driver, to: paths.driver.list }
  return driver === undefined ? [list] : [list, { title: driver.name, to }]
}
