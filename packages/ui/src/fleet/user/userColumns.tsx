import type { User } from '@sikud/api'
import Box from '@mui/material/Box'
import { UserAvatar } from '../../components/AppShell/UserAvatar.tsx'
import type { DataColumn, DataFilter } from '../../components/DataList/DataColumn.ts'
import type { UserTexts } from '../../locales/id/user.ts'

/** Columns of the user list; role, name and e-mail are visible by default, with the name first. */
export function userColumns(texts: UserTexts): DataColumn<User>[] {
  return [
    { key: 'role_name', label: texts.role, value: (user) => user.role?.name ?? texts.noRole },
    {
      key: 'name',
      label: texts.name,
      value: (user) => user.name,
      render: ({ name }) => <NamedUser name={name} />,
      naming: true,
      leads: true,
      flex: 1.3,
    },
    { key: 'email', label: texts.email, value: (user) => user.email, flex: 1.4 },
    {
      key: 'created',
      label: texts.created,
      value: (user) => user.created?.full ?? null,
      defaultVisible: false,
    },
  ]
}

function NamedUser({ name }: { name: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <UserAvatar name={name} size={28} />
      <Box component="bdi" title={name} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  )
}

/** Filters of the user list. */
export function userFilters(texts: UserTexts): DataFilter<User>[] {
  return [{ key: 'no_role', label: texts.withoutRole, test: ({ role }) => !role }]
}
