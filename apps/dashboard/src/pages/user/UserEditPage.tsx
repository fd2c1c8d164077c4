import { useEditForm, useGivenGroups, useMe } from '@sikud/api/react'
import type { User, UserInput } from '@sikud/api'
import { DraftOffer, EmptyState } from '@sikud/ui'
import { UserForm, useUserAccountTexts } from '@sikud/ui/user'
import type { UserValues } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { editRefusal } from './accountRefusal.ts'

/** Renders the page Ubah Pengguna. */
export function UserEditPage() {
  const texts = useTexts()
  const words = useUserAccountTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const depots = useGivenGroups()
  const user = useQuery(client.query('getUser', { id }))
  const roles = useQuery(client.query('listRoles'))
  const access = useQuery(client.query('listAccessGroups'))
  const refusal = editRefusal(texts, { user: user.data, me: useMe(), groups: access.data, words })
  const { form, offer, record } = useEditForm<UserValues, UserInput, User>({
    write: (version) => client.mutation('updateUser', { id, version }),
    to: paths.user.detail(id),
    record: user,
    anewAt: paths.user.add,
  })
  return (
    <RecordPage
      kind="user"
      query={record}
      notice={!refusal && <DraftOffer {...offer} />}
      title={texts.titles.userEdit}
      name={user.data?.name}
      below={{ id, title: texts.crumbs.edit }}
    >
      {(opened) =>
        refusal ? (
          <EmptyState
            title={refusal.title}
            text={refusal.text}
            action={<LinkButton to={refusal.to}>{refusal.label}</LinkButton>}
          />
        ) : (
          <UserForm {...depots} user={opened} roles={roles} {...form} />
        )
      }
    </RecordPage>
  )
}
