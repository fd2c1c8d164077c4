import { ownPermissions, useCopiedRole, useCreateForm, useMe } from '@sikud/api/react'
import type { RoleInput } from '@sikud/api'
import { RoleForm } from '@sikud/ui/role'
import type { RoleValues } from '@sikud/ui/role'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '@sikud/ui'
import { LoadedPage } from '../../layouts/LoadedPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Buat Hak Akses; `?from=2` copies the permissions of role 2. */
export function RoleCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const grantable = ownPermissions(useMe())
  const access = useQuery(client.query('listAccessGroups'))
  const { form, offer } = useCreateForm<RoleValues, RoleInput>({
    write: () => client.mutation('createRole'),
    listAt: paths.role.list,
    recordAt: paths.role.detail,
    search: (input) => input.name,
  })
  return (
    <LoadedPage
      query={useCopiedRole()}
      title={titles.roleCreate}
      breadcrumbs={[{ title: navigation.role, to: paths.role.list }, { title: crumbs.create }]}
      listTo={paths.role.list}
      notice={<DraftOffer {...offer} />}
    >
      {(copied) => <RoleForm copyOf={copied ?? undefined} access={access} grantable={grantable} {...form} />}
    </LoadedPage>
  )
}
