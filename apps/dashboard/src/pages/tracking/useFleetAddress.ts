import { useSearch } from '@sikud/api/react'
import { useMemo } from 'react'
import { type FleetAddress, fleetParams, parseFleetAddress } from './fleetAddress.ts'

/** Keeps the filter and the selected vehicle in the URL, for reloads and shared links. */
export function useFleetAddress() {
  const [params, changeSearch] = useSearch()
  const address = useMemo(() => parseFleetAddress(params), [params])
  const go = (change: Partial<FleetAddress>) =>
    changeSearch((search) => fleetParams({ ...parseFleetAddress(search), ...change }, search), {
      replace: true,
    })
  return {
    ...address,
    setQuery: (query: FleetAddress['query']) => go({ query }),
    select: (vehicle: string | null) => go({ vehicle }),
  }
}
