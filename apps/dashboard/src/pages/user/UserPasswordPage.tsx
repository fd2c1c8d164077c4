import { ownPermissions, useMe, useSecretForm } from '@sikud/api/react'
import type { UserPasswordInput } from '@sikud/api'
import { EmptyState } from '@sikud/ui'
import { AccountLinkCard, UserPasswordForm } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useServices } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { passwordRefusal } from './accountRefusal.ts'
import { useAccountTexts } from './useAccountTexts.ts'
import { useAccountLink } from './useAccountLink.tsx'

/**
 * Renders the page Ubah Password of another user: a form for the new password, or a link with which the user sets it. A
 * base server (it has only the base API) offers neither, and then the page says so.
 */
export function UserPasswordPage() {
  const texts = useTexts()
  const words = useAccountTexts()
  const id = useRecordId()
  const { client, config } = useServices()
  const me = useMe()
  const user = useQuery(client.query('getUser', { id }))
  // Loads the names of all permissions, because a refusal names those that the signed-in user lacks. Sends no request
  // if the server does not send the user's permissions.
  const access = useQuery({ ...client.query('listAccessGroups'), enabled: ownPermissions(me) !== undefined })
  const { form } = useSecretForm<UserPasswordInput>({
    write: () => client.mutation('setUserPassword', { id }),
    to: paths.user.detail(id),
  })
  // If the server has `userAdmin`, nobody can set another user's password; an administrator creates a link instead.
  const linksOnly = config.features.has('userAdmin')
  const link = useAccountLink()
  const offered = linksOnly || config.features.has('userPassword')
  return (
    <RecordPage
      kind="user"
      query={user}
      title={texts.titles.userPassword}
      name={user.data?.name}
      below={{ id, title: texts.titles.userPassword }}
    >
      {(record) => {
        const refusal = passwordRefusal(texts, { user: record, me, groups: access.data, offered, words })
        return refusal ? (
          <EmptyState
            title={refusal.title}
            text={refusal.text}
            action={<LinkButton to={refusal.to}>{refusal.label}</LinkButton>}
          />
        ) : linksOnly ? (
          <>
            <AccountLinkCard user={record} onMake={() => link.open(record)} />
            {link.dialog}
          </>
        ) : (
          <UserPasswordForm user={record} {...form} />
        )
      }}
    </RecordPage>
  )
}
