import type { UserPasswordInput } from '@sikud/api'
import { accessQueries, userMutations, userQueries } from '@sikud/api/queries'
import { EmptyState } from '@sikud/ui'
import { UserPasswordForm } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { ownPermissions } from '../../authority.ts'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { recordCrumbs, RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { useSecretForm } from '../../forms/useSecretForm.ts'
import { passwordRefusal } from './passwordRefusal.ts'

/** Ubah Password of another user; the provider's server has no such call. */
export function UserPasswordPage() {
  const texts = useTexts()
  const id = useRecordId()
  const { client, config } = useServices()
  const me = useMe()
  const user = useQuery(userQueries(client).detail(id))
  // For the names of missing permissions, where the server sends the own ones.
  const access = useQuery({ ...accessQueries(client).list(), enabled: ownPermissions(me) !== undefined })
  const detailTo = paths.user.detail(id)
  const { form } = useSecretForm<UserPasswordInput>({
    write: () => userMutations(client).setPassword(id),
    to: detailTo,
  })
  const offered = config.features.has('userPassword')
  return (
    <RecordPage
      query={user}
      title={texts.titles.userPassword}
      breadcrumbs={recordCrumbs({ title: texts.navigation.user, to: paths.user.list }, user.data?.name, {
        detailTo,
        title: texts.titles.userPassword,
      })}
      listTo={paths.user.list}
    >
      {(record) => {
        const refusal = passwordRefusal(texts, { user: record, me, groups: access.data, offered })
        return refusal ? (
          <EmptyState
            title={refusal.title}
            text={refusal.text}
            action={<LinkButton to={refusal.to}>{refusal.label}</LinkButton>}
          />
        ) : (
          <UserPasswordForm user={record} {...form} />
        )
      }}
    </RecordPage>
  )
}
