'use client'

import type { Role } from '@sikud/api'
import { type ReactNode, useMemo } from 'react'
import { useListColumns } from '../../kit/ColumnChooser/useListColumns.ts'
import { DataList } from '../../kit/DataList/DataList.tsx'
import type { DataListProps, RowActions } from '../../kit/DataList/DataListProps.ts'
import type { ListView } from '../../kit/DataList/ListView.ts'
import { EmptyState } from '../../kit/EmptyState/EmptyState.tsx'
import { type RoleTexts, useRoleTexts } from './texts.ts'
import type { DataColumn } from '../../kit/DataList/DataColumn.ts'

export interface RoleListProps {
  roles: readonly Role[]
  /** True until the first load ends. */
  loading?: boolean
  error?: string | null
  onRetry?: () => void
  /** Returns the URL of a role's detail page. Keep it stable between renders. */
  roleTo: (role: Role) => string
  view: ListView
  onViewChange: (view: ListView, replaces?: boolean) => void
  /** The key of the user's saved views of this list in the browser. */
  viewsKey?: DataListProps<Role>['viewsKey']
  onExport?: DataListProps<Role>['onExport']
  /** Renders the main facts of a row, for the panel that Space opens. Keep it stable between renders. */
  peek?: DataListProps<Role>['peek']
  toolbar?: ReactNode
  /** Renders the actions of a row. Keep it stable between renders. */
  rowActions?: RowActions<Role> | undefined
}

/** Renders the list of roles (Hak Akses). The browser stores which columns the user chose. */
export function RoleList({ roles, roleTo, ...list }: RoleListProps) {
  const texts = useRoleTexts()
  const columns = useMemo(() => roleColumns(texts), [texts])
  const columnChoice = useListColumns('roleColumns', columns)
  return (
    <DataList
      {...list}
      {...columnChoice}
      label={texts.list}
      noun={texts.noun}
      rows={roles}
      columns={columns}
      rowTo={roleTo}
      getRowId={roleId}
      emptyState={<EmptyState illustrated title={texts.empty} text={texts.emptyText} />}
    />
  )
}

function roleId(role: Role) {
  return role.id
}

/** Columns of the role list; name and type are visible by default. */
export function roleColumns(texts: RoleTexts): DataColumn<Role>[] {
  return [
    { key: 'name', label: texts.name, value: (role) => role.name },
    { key: 'type_text', label: texts.type, value: (role) => role.type?.text ?? null },
    {
      key: 'description',
      label: texts.description,
      value: (role) => role.description,
      flex: 2,
      defaultVisible: false,
    },
  ]
}
