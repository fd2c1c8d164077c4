import { invitedState, useCreateForm, useGivenGroups } from '@sikud/api/react'
import type { UserInput } from '@sikud/api'
import { UserForm } from '@sikud/ui/user'
import type { UserValues } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '@sikud/ui'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'

/** Renders the page Undang Pengguna. After a save, the page of the new user opens and shows the invitation link. */
export function UserCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const depots = useGivenGroups()
  const roles = useQuery(client.query('listRoles'))
  const { form, offer } = useCreateForm<UserValues, UserInput>({
    write: () => client.mutation('createUser'),
    listAt: paths.user.list,
    recordAt: paths.user.detail,
    recordState: invitedState,
    search: (input) => input.email,
  })
  return (
    <Page
      title={titles.userCreate}
      breadcrumbs={[{ title: navigation.user, to: paths.user.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <UserForm {...depots} roles={roles} {...form} />
    </Page>
  )
}
