import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'
import { isChosen, RARELY_MS } from './choice.ts'

/** Returns the queries for provinces, regencies, districts and villages; each waits until its parent is chosen. */
export function locationQueries(client: FleetClient) {
  return {
    provinces: () =>
      queryOptions({
        queryKey: ['location', 'provinces'],
        queryFn: ({ signal }) => client.listProvinces({ signal }),
        staleTime: RARELY_MS,
      }),
    regencies: (provinceId: Id | null | undefined) =>
      queryOptions({
        queryKey: ['location', 'regencies', String(provinceId)],
        queryFn: async ({ signal }) =>
          (await client.getProvince(provinceId ?? '', { signal })).regencies.data,
        enabled: isChosen(provinceId),
        staleTime: RARELY_MS,
      }),
    districts: (regencyId: Id | null | undefined) =>
      queryOptions({
        queryKey: ['location', 'districts', String(regencyId)],
        queryFn: async ({ signal }) => (await client.getRegency(regencyId ?? '', { signal })).districts.data,
        enabled: isChosen(regencyId),
        staleTime: RARELY_MS,
      }),
    villages: (districtId: Id | null | undefined) =>
      queryOptions({
        queryKey: ['location', 'villages', String(districtId)],
        queryFn: async ({ signal }) => (await client.getDistrict(districtId ?? '', { signal })).villages.data,
        enabled: isChosen(districtId),
        staleTime: RARELY_MS,
      }),
  }
}
