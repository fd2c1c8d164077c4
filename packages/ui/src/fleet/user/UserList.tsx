'use client'

import type { User } from '@sikud/api'
import { useMemo, type ReactNode } from 'react'
import { useVisibleColumns } from '../../components/ColumnChooser/useVisibleColumns.ts'
import { DataList } from '../../components/DataList/DataList.tsx'
import type { ListView } from '../../components/DataList/ListView.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { useUserTexts } from './useUserTexts.ts'
import { userColumns, userFilters } from './userColumns.ts'

interface UserListProps {
  users: readonly User[]
  /** True until the first users are there. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Where a user's detail page is. Keep it stable between renders. */
  userTo: (user: User) => string
  view: ListView
  onViewChange: (view: ListView) => void
  toolbar?: ReactNode
}

/** Daftar Pengguna: the list of users, with its columns kept in the browser. */
export function UserList({ users, userTo, ...list }: UserListProps) {
  const texts = useUserTexts()
  const columns = useMemo(() => userColumns(texts), [texts])
  const filters = useMemo(() => userFilters(texts), [texts])
  const [visibleColumns, setVisibleColumns] = useVisibleColumns('userColumns', columns)
  return (
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
  )
}

function userId(user: User) {
  return user.id
}
