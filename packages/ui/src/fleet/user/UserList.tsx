'use client'

import type { User } from '@sikud/api'
import { useMemo, type ReactNode } from 'react'
import { useVisibleColumns } from '../../kit/ColumnChooser/useVisibleColumns.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps, RowActions } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { AccountTasks } from './AccountTasks.tsx'
import { useUserTexts } from './texts.ts'
import { userColumns, userFilters } from './userColumns.tsx'

interface UserListProps {
  users: readonly User[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a user's detail page. Keep it stable between renders. */
  userTo: (user: User) => string
  view: ListView
  onViewChange: (view: ListView) => void
  onExport?: DataListProps<User>['onExport']
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
  const [visibleColumns, setVisibleColumns] = useVisibleColumns('userColumns', columns)
  return (
    <>
      {accounts && <AccountTasks users={users} view={list.view} onViewChange={list.onViewChange} />}
      <DataList
        {...list}
        label={texts.list}
        noun={texts.noun}
        rows={users}
        columns={columns}
        filters={filters}
        rowTo={userTo}
        getRowId={userId}
        visibleColumns={visibleColumns}
        onVisibleColumnsChange={setVisibleColumns}
        emptyState={<EmptyState illustrated title={texts.empty} text={texts.emptyText} />}
      />
    </>
  )
}

function userId(user: User) {
  return user.id
}
