'use client'
import { useFleetClient, useLocation } from './FleetApp.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DistrictWithVillages, Id, ProvinceWithRegencies, RegencyWithDistricts } from '../models.ts'

/**
 * Loads the signed-in user, and loads it again when another page opens, because the permissions can change meanwhile.
 * Only AppFrame calls this hook.
 */
export function useAccountQuery() {
  const me = useQuery(useFleetClient().query('getMe'))
  const { refetch } = me
  const { pathname } = useLocation()
  const loadedFor = useRef(pathname)
  useEffect(() => {
    if (loadedFor.current === pathname) return
    loadedFor.current = pathname
    void refetch({ cancelRefetch: false })
  }, [pathname, refetch])
  return me
}

/**
 * Returns the signed-in user; undefined until AppFrame has loaded the account. Sends no request if the account is
 * loaded: a request while the page mounts would make React render AppFrame with its menu again.
 */
export function useMe() {
  return useQuery({ ...useFleetClient().query('getMe'), refetchOnMount: false }).data
}

/**
 * Returns the server's time in epoch ms; null before the response to `GET /me`. If that response has no valid date, it
 * returns the browser's time.
 */
export function useServerNow(): number | null {
  const client = useFleetClient()
  // Sends no request itself, because AppFrame sends it; this hook only waits for the response.
  const { isFetched } = useQuery({ ...client.query('getMe'), enabled: false })
  return isFetched ? client.serverNow() : null
}

const regenciesOf = ({ regencies }: ProvinceWithRegencies) => regencies.data
const districtsOf = ({ districts }: RegencyWithDistricts) => districts.data
const villagesOf = ({ villages }: DistrictWithVillages) => villages.data

/** Returns the input of the query of a chosen record; null, which waits, until one is chosen. */
export function inputOfChosen(id: Id | null | undefined): { id: Id } | null {
  return id === null || id === undefined || id === '' ? null : { id }
}

/**
 * Returns, for `ProfileForm` of `@sikud/ui/account`, the queries of the provinces, regencies, districts and villages;
 * each depends on the choice before it.
 */
export function usePlaces() {
  const [place, setPlace] =
    useState<Partial<Record<'province_id' | 'regency_id' | 'district_id', Id | null>>>()
  const { query } = useFleetClient()
  return {
    provinces: useQuery(query('listProvinces')),
    regencies: useQuery({ ...query('getProvince', inputOfChosen(place?.province_id)), select: regenciesOf }),
    districts: useQuery({ ...query('getRegency', inputOfChosen(place?.regency_id)), select: districtsOf }),
    villages: useQuery({ ...query('getDistrict', inputOfChosen(place?.district_id)), select: villagesOf }),
    onPlaceChange: setPlace,
  }
}
