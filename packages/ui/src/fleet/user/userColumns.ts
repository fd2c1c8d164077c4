import type { User } from '@sikud/api'
import type { DataColumn, DataFilter } from '../../components/DataList/DataColumn.ts'
import type { UserTexts } from '../../locales/id/user.ts'

/** Columns of the user list; role, name and e-mail are visible by default. */
export function userColumns(texts: UserTexts): DataColumn<User>[] {
  return [
    { key: 'role_name', label: texts.role, value: (user) => user.role?.name ?? texts.noRole },
    { key: 'name', label: texts.name, value: (user) => user.name, naming: true },
    { key: 'email', label: texts.email, value: (user) => user.email },
    {
      key: 'created',
      label: texts.created,
      value: (user) => user.created?.full ?? null,
      defaultVisible: false,
    },
  ]
}

/** Filters of the user list. */
export function userFilters(texts: UserTexts): DataFilter<User>[] {
  return [{ key: 'no_role', label: texts.withoutRole, test: ({ role }) => !role }]
}
