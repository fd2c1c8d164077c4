import type { ProfileInput } from '@sikud/api'
import { locationQueries, meMutations, meQueries } from '@sikud/api/queries'
import { ProfileForm } from '@sikud/ui/account'
import type { Place, ProfileValues } from '@sikud/ui/account'
import { lazyPart } from '@sikud/ui/lazy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { LoadedPage } from '../../layouts/LoadedPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useFleetClient, useServices } from '../../services.ts'
import { useRecordForm } from '../../forms/useRecordForm.ts'

const PushPart = lazyPart(async () => (await import('../../push/PushPart.tsx')).PushPart)

/** Renders the page Ubah Profile, which stays open after a save and shows the saved data. */
export function ProfilePage() {
  const { titles, crumbs } = useTexts()
  const client = useFleetClient()
  const me = useQuery(meQueries(client).detail())
  const { config } = useServices()
  const places = usePlaces()
  const { form, offer } = useRecordForm<ProfileValues, ProfileInput>({
    write: () => meMutations(client).updateProfile(),
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
        </>
      )}
    </LoadedPage>
  )
}

/** Returns the queries of the provinces, regencies, districts and villages; each depends on the choice before it. */
function usePlaces() {
  const [place, setPlace] = useState<Place>()
  const queries = locationQueries(useFleetClient())
  return {
    provinces: useQuery(queries.provinces()),
    regencies: useQuery(queries.regencies(place?.province_id)),
    districts: useQuery(queries.districts(place?.regency_id)),
    villages: useQuery(queries.villages(place?.district_id)),
    onPlaceChange: setPlace,
  }
}
