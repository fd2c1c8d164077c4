import type { Role } from '@sikud/api'
import { type RecordAction, RowActionsMenu } from '@sikud/ui'
import { RoleList } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useListPage } from '../../layouts/useListPage.tsx'
import { useRoleMenu } from './useRoleMenu.tsx'

/** Renders the page Hak Akses. */
export function RoleListPage() {
  const { titles, navigation } = useTexts()
  const { rows, list } = useListPage(useQuery(useFleetClient().query('listRoles')), 'role')
  const { actionsOf, dialog } = useRoleMenu()
  const rowActions = useCallback(
    (role: Role, tabIndex?: number, peek?: RecordAction) => (
      <RowActionsMenu name={role.name} items={actionsOf(role)} tabIndex={tabIndex} peek={peek} />
    ),
    [actionsOf],
  )
  return (
    <Page
      title={titles.roleList}
      breadcrumbs={[{ title: navigation.role }]}
      actions={<CreateLink to={paths.role.add} />}
    >
      <RoleList roles={rows} roleTo={paths.role.of} rowActions={rowActions} {...list} />
      {dialog}
    </Page>
  )
}
