import type { User } from '@sikud/api'
import type { Breadcrumb } from '@sikud/ui'
import type { Texts } from '../../locales/id.ts'
import { paths } from '../../paths.ts'

/** Pengguna > name; `to` leads back to the user from the pages below it. */
export function userCrumbs({ navigation }: Texts, user: User | undefined, to?: string): Breadcrumb[] {
  const list = { title: navigation.user, to: paths.user.list }
  return user === undefined ? [list] : [list, { title: user.name, to }]
}
