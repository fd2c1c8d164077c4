import type { UserPasswordInput } from '@sikud/api'
import { accessQueries, userMutations, userQueries } from '@sikud/api/queries'
import { EmptyState } from '@sikud/ui'
import { AccountLinkCard, UserPasswordForm } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { ownPermissions } from '../../authority/authority.ts'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { useSecretForm } from '../../forms/useSecretForm.ts'
import { passwordRefusal } from './accountRefusal.ts'
import { useAccountTexts } from './useAccountTexts.ts'
import { useAccountLink } from './useAccountLink.tsx'

/**
 * Renders the page Ubah Password of another user: a form for the password, or a link with which the user sets it. A
 * base server offers neither; the page then says so.
 */
export function UserPasswordPage() {
  const texts = useTexts()
  const words = useAccountTexts()
  const id = useRecordId()
  const { client, config } = useServices()
  const me = useMe()
  const user = useQuery(userQueries(client).detail(id))
  // The names of missing permissions; loaded only if the server sends the permissions of the signed-in user.
  const access = useQuery({ ...accessQueries(client).list(), enabled: ownPermissions(me) !== undefined })
  const { form } = useSecretForm<UserPasswordInput>({
    write: () => userMutations(client).setPassword(id),
    to: paths.user.detail(id),
  })
  // With `userAdmin` nobody can set the password of another user, only create a link.
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
