import type { User, UserStatus } from '@sikud/api'
import Box from '@mui/material/Box'
import { UserAvatar } from '../../kit/AppShell/UserAvatar.tsx'
import { Age } from '../../kit/Age/Age.tsx'
import type { DataColumn, DataFilter } from '../../kit/DataList/DataColumn.ts'
import type { UserTexts } from './texts.ts'
import { AccountStatus } from './AccountStatus.tsx'

/**
 * Columns of the user list; role, name and e-mail are visible by default, with the name first. `accounts` adds the
 * status and the last sign-in, for a server with the extension `userAdmin`.
 */
export function userColumns(texts: UserTexts, accounts = false): DataColumn<User>[] {
  const status: DataColumn<User> = {
    key: 'status',
    label: texts.status,
    value: (user) => (user.status === undefined ? null : (texts.statuses[user.status] ?? user.status)),
    render: (user) => user.status && <AccountStatus status={user.status} />,
    hideable: false,
    flex: 0.8,
  }
  const lastSignIn: DataColumn<User> = {
    key: 'last_sign_in',
    label: texts.lastSignIn,
    // The column sorts by this ISO 8601 text, and therefore by time.
    value: (user) => user.last_sign_in ?? null,
    render: (user) => (user.last_sign_in ? <Age at={user.last_sign_in} /> : texts.never),
    flex: 0.9,
  }
  return [
    ...(accounts ? [status] : []),
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
    ...(accounts ? [lastSignIn] : []),
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

/** Returns the filters for accounts that asked for a recovery link or to which an e-mail could not be sent. */
function requests(texts: UserTexts): DataFilter<User>[] {
  return [
    { key: 'recovery', label: texts.recoveryRequests, test: (user) => user.recovery_requested === true },
    { key: 'mail_failed', label: texts.mailFailures, test: (user) => user.mail_failed === true },
  ]
}

/** Returns the filters for accounts that need an action by an administrator. */
export function taskFilters(texts: UserTexts): DataFilter<User>[] {
  return [{ key: 'pending', label: texts.statuses.pending, test: isPending }, ...requests(texts)]
}

function isPending({ status }: User) {
  return status === 'pending'
}

const statuses: readonly UserStatus[] = ['active', 'invited', 'pending', 'unverified', 'disabled']

/** Returns the filters of the user list; `accounts` adds one for each status. */
export function userFilters(texts: UserTexts, accounts = false): DataFilter<User>[] {
  const byStatus = statuses.map((one) => ({
    key: one,
    label: texts.statuses[one],
    test: ({ status }: User) => status === one,
    group: 'status',
  }))
  return [
    ...(accounts ? byStatus : []),
    ...(accounts ? requests(texts) : []),
    { key: 'no_role', label: texts.withoutRole, test: ({ role }) => !role },
  ]
}
