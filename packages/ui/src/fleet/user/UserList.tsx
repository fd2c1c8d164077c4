'use client'

import type { User, UserStatus } from '@sikud/api'
import { type ReactNode, useMemo } from 'react'
import { useListColumns } from '../../kit/ColumnChooser/useListColumns.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps, RowActions } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { type UserTexts, useUserTexts } from './texts.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useFormat } from '../../locales/LocaleProvider.tsx'
import { UserAvatar } from '../../kit/AppShell/UserAvatar.tsx'
import { Age } from '../../kit/Age/Age.tsx'
import type { DataColumn, DataFilter } from '../../kit/DataList/DataColumn.ts'
import { AccountStatus } from './AccountStatus.tsx'

export interface UserListProps {
  users: readonly User[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a user's detail page. Keep it stable between renders. */
  userTo: (user: User) => string
  view: ListView
  onViewChange: (view: ListView, replaces?: boolean) => void
  /** The key of the user's saved views of this list in the browser. */
  viewsKey?: DataListProps<User>['viewsKey']
  onExport?: DataListProps<User>['onExport']
  /** Renders the main facts of a row, for the panel that Space opens. Keep it stable between renders. */
  peek?: DataListProps<User>['peek']
  toolbar?: ReactNode
  /** Whether the list shows and filters the status of accounts; needs the extension `userAdmin`. */
  accounts?: boolean
  /** Renders the actions of a row. Keep it stable between renders. */
  rowActions?: RowActions<User> | undefined
}

/** Renders the list of users (Daftar Pengguna). The browser stores which columns the user chose. */
export function UserList({ users, userTo, accounts = false, ...list }: UserListProps) {
  const texts = useUserTexts()
  const columns = useMemo(() => userColumns(texts, accounts), [texts, accounts])
  const filters = useMemo(() => userFilters(texts, accounts), [texts, accounts])
  const columnChoice = useListColumns('userColumns', columns)
  return (
    <>
      {accounts && <AccountTasks users={users} view={list.view} onViewChange={list.onViewChange} />}
      <DataList
        {...list}
        {...columnChoice}
        label={texts.list}
        noun={texts.noun}
        rows={users}
        columns={columns}
        filters={filters}
        rowTo={userTo}
        getRowId={userId}
        emptyState={<EmptyState illustrated title={texts.empty} text={texts.emptyText} />}
      />
    </>
  )
}

function userId(user: User) {
  return user.id
}

interface AccountTasksProps {
  users: readonly User[]
  view: ListView
  onViewChange: (view: ListView) => void
}

/**
 * Renders buttons with the numbers of accounts that need an action by an administrator. A click filters the list for
 * these accounts. Renders nothing if there are none.
 */
function AccountTasks({ users, view, onViewChange }: AccountTasksProps) {
  const texts = useUserTexts()
  const format = useFormat()
  const tasks = taskFilters(texts)
    .map((filter) => ({ ...filter, count: users.filter(filter.test).length }))
    .filter(({ key, count }) => count > 0 && !view.filter.includes(key))
  if (tasks.length === 0) return null
  return (
    <Box
      component="fieldset"
      aria-label={texts.tasks}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 2, p: 0, border: 0, minWidth: 0 }}
    >
      {tasks.map(({ key, label, count }) => (
        <Chip
          key={key}
          variant="outlined"
          label={`${label} (${format.count(count)})`}
          onClick={() => onViewChange({ ...view, filter: [key], page: 1 })}
        />
      ))}
    </Box>
  )
}

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
    isTime: true,
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

function taskFilters(texts: UserTexts): DataFilter<User>[] {
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
