import { ownPermissions, useAccountLink, useMe } from '@sikud/api/react'
import { EmptyState } from '@sikud/ui'
import { AccountLinkCard, AccountLinkDialog, useUserAccountTexts } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { useTexts } from '../../texts.ts'
import { useServices } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { passwordRefusal } from './accountRefusal.ts'

/**
 * Renders the page Ubah Password of another user: nobody sets another user's password, so it creates a link with which
 * the user does. A base server (it has only the base API) has no such links, and then the page says so.
 */
export function UserPasswordPage() {
  const texts = useTexts()
  const words = useUserAccountTexts()
  const id = useRecordId()
  const { client, server } = useServices()
  const me = useMe()
  const user = useQuery(client.query('getUser', { id }))
  // Loads the names of all permissions, because a refusal names those that the signed-in user lacks. Sends no request
  // if the server does not send the user's permissions.
  const access = useQuery({ ...client.query('listAccessGroups'), enabled: ownPermissions(me) !== undefined })
  const link = useAccountLink()
  const offered = !server.isBase
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
        ) : (
          <>
            <AccountLinkCard user={record} onMake={() => link.open(record)} />
            {link.dialog && <AccountLinkDialog {...link.dialog} />}
          </>
        )
      }}
    </RecordPage>
  )
}
