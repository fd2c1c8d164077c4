import { queryOptions } from '@tanstack/react-query'
import type { FleetClient } from '../createFleetClient.ts'
import type { Id } from '../models.ts'
import { isChosen, RARELY_MS } from './choice.ts'

/** Returns the queries for brands and their types. `types` sends no request until a brand is chosen. */
export function brandQueries(client: FleetClient) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['brand', 'list'],
        queryFn: ({ signal }) => client.listBrands({ signal }),
        staleTime: RARELY_MS,
      }),
    types: (brandId: Id | null | undefined) =>
      queryOptions({
        queryKey: ['brand', 'types', String(brandId)],
        queryFn: async ({ signal }) => (await client.getBrand(brandId ?? '', { signal })).type.data,
        enabled: isChosen(brandId),
        staleTime: RARELY_MS,
      }),
  }
}
