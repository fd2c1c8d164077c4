import type { Role } from '@sikud/api'
import type { Breadcrumb } from '@sikud/ui'
import type { Texts } from '../../locales/id.ts'
import { paths } from '../../paths.ts'

/** Akses > name; `to` leads back to the role from the pages below it. */
export function roleCrumbs({ navigation }: Texts, role: Role | undefined, to?: string): Breadcrumb[] {
  const list = { title: navigation.role, to: paths.role.list }
  return role === undefined ? [list] : [list, { title: role.name, to }]
}
