import { useRecordForm } from '@sikud/api/react'
import type {
  DistrictWithVillages,
  Id,
  ProfileInput,
  ProvinceWithRegencies,
  RegencyWithDistricts,
} from '@sikud/api'
import { ProfileForm } from '@sikud/ui/account'
import type { Place, ProfileValues } from '@sikud/ui/account'
import { lazyPart } from '@sikud/ui/lazy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '@sikud/ui'
import { LoadedPage } from '../../layouts/LoadedPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient, useServices } from '../../services.ts'

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
        </>
      )}
    </LoadedPage>
  )
}

const regenciesOf = ({ regencies }: ProvinceWithRegencies) => regencies.data
const districtsOf = ({ districts }: RegencyWithDistricts) => districts.data
const villagesOf = ({ villages }: DistrictWithVillages) => villages.data

const chosen = (id: Id | null | undefined) => (id === null || id === undefined || id === '' ? null : { id })

/** Returns the queries of the provinces, regencies, districts and villages; each depends on the choice before it. */
function usePlaces() {
  const [place, setPlace] = useState<Place>()
  const { query } = useFleetClient()
  return {
    provinces: useQuery(query('listProvinces')),
    regencies: useQuery({ ...query('getProvince', chosen(place?.province_id)), select: regenciesOf }),
    districts: useQuery({ ...query('getRegency', chosen(place?.regency_id)), select: districtsOf }),
    villages: useQuery({ ...query('getDistrict', chosen(place?.district_id)), select: villagesOf }),
    onPlaceChange: setPlace,
  }
}
