import { usePlaces, useRecordForm } from '@sikud/api/react'
import type { ProfileInput } from '@sikud/api'
import { ProfileForm } from '@sikud/ui/account'
import type { ProfileValues } from '@sikud/ui/account'
import { lazyPart } from '@sikud/ui/lazy'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '@sikud/ui'
import { LoadedPage } from '../../layouts/LoadedPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient, useServices } from '../../services.ts'

const OwnAccessPart = lazyPart(async () => (await import('./OwnAccessPart.tsx')).OwnAccessPart)
const PushPart = lazyPart(async () => (await import('../../push/PushPart.tsx')).PushPart)

/** Renders the page Ubah Profile, which stays open after a save and shows the saved data. */
export function ProfilePage() {
  const { titles, crumbs } = useTexts()
  const client = useFleetClient()
  const me = useQuery(client.query('getMe'))
  const { config } = useServices()
  const places = usePlaces()
  const { form, offer } = useRecordForm<ProfileValues, ProfileInput>({
    write: () => client.mutation('updateProfile'),
  })
  return (
    <LoadedPage
      query={me}
      notice={<DraftOffer {...offer} />}
      title={titles.profile}
      breadcrumbs={[{ title: crumbs.account }, { title: titles.profile }]}
      listTo={paths.home}
    >
      {(user) => (
        <>
          <ProfileForm user={user} {...places} {...form} cancelTo={paths.home} />
          {config.push && <PushPart />}
          <OwnAccessPart user={user} />
        </>
      )}
    </LoadedPage>
  )
}
