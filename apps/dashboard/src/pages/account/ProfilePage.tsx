import { meMutations, meQueries } from '@sikud/api/queries'
import { ProfileForm } from '@sikud/ui/account'
import type { ProfileValues } from '@sikud/ui/account'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient, useServices } from '../../services.ts'
import { useDraft } from '../../useDraft.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'
import { usePlaces } from './usePlaces.ts'

const PushPart = lazy<ComponentType>(() =>
  import('../../push/PushPart.tsx').then(
    (push) => ({ default: push.PushPart }),
    () => ({ default: () => null }),
  ),
)

/** Ubah Profile: stays open after saving, with what the server holds now. */
export function ProfilePage() {
  const { titles, crumbs } = useTexts()
  const client = useFleetClient()
  const me = useQuery(meQueries(client).detail())
  const { config } = useServices()
  const places = usePlaces()
  const update = useMutation(meMutations(client).updateProfile())
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  const { draft, keep, ...offer } = useDraft<ProfileValues>()
  return (
    <RecordPage
      query={me}
      title={titles.profile}
      breadcrumbs={[{ title: crumbs.account }, { title: titles.profile }]}
      listTo={paths.home}
    >
      {(user) => (
        <>
          <DraftOffer {...offer} />
          <ProfileForm
            user={user}
            {...places}
            onSubmit={update.mutateAsync}
            saving={update.isPending}
            cancelTo={paths.home}
            onDirtyChange={setDirty}
            draft={draft}
            onAbandon={keep}
          />
          <Suspense>{config.push && <PushPart />}</Suspense>
        </>
      )}
    </RecordPage>
  )
}
