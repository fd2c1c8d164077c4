import { userMutations, userQueries } from '@sikud/api/queries'
import { EmptyState } from '@sikud/ui'
import { UserPasswordForm } from '@sikud/ui/user'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../layouts/LinkButton.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useRecordId } from '../../useRecordId.ts'
import { useSave } from '../../useSave.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'
import { userCrumbs } from './userCrumbs.ts'

/** Ubah Password of another user; the provider's server has no such call. */
export function UserPasswordPage() {
  const texts = useTexts()
  const id = useRecordId()
  const { client, config } = useServices()
  const user = useQuery(userQueries(client).detail(id))
  const detailTo = paths.user.detail(id)
  const { save, saving } = useSave(userMutations(client).setPassword(id), detailTo)
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  return (
    <RecordPage
      query={user}
      title={texts.titles.userPassword}
      breadcrumbs={[...userCrumbs(texts, user.data, detailTo), { title: texts.titles.userPassword }]}
      listTo={paths.user.list}
    >
      {(record) =>
        config.features.has('userPassword') ? (
          <UserPasswordForm
            user={record}
            onSubmit={save}
            saving={saving}
            cancelTo={detailTo}
            onDirtyChange={setDirty}
          />
        ) : (
          <EmptyState
            title={texts.user.passwordUnavailable}
            text={texts.user.passwordUnavailableText}
            action={<LinkButton to={detailTo}>{texts.user.back}</LinkButton>}
          />
        )
      }
    </RecordPage>
  )
}
