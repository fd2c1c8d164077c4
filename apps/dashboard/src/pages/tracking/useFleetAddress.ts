import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useReplaceSearch } from '../../useReplaceSearch.ts'
import { type FleetAddress, fleetParams, parseFleetAddress } from './fleetAddress.ts'

/**
 * The filter and the selected vehicle, kept in the address so that reload and a sent link keep them. The router follows a
 * little later, which typing cannot wait for; so the present ones are state, and the address is read where it was led to.
 */
export function useFleetAddress() {
  const [params] = useSearchParams()
  const replaceSearch = useReplaceSearch()
  const { key } = useLocation()
  const kind = useNavigationType()
  const [known, setKnown] = useState({ key, address: parseFleetAddress(params) })
  if (known.key !== key && kind !== NavigationType.Replace)
    setKnown({ key, address: parseFleetAddress(params) })
  const go = (change: Partial<FleetAddress>) => {
    const address = { ...known.address, ...change }
    setKnown({ ...known, address })
    replaceSearch(fleetParams(address, params))
  }
  return {
    ...known.address,
    setQuery: (query: FleetAddress['query']) => go({ query }),
    select: (vehicle: string | null) => go({ vehicle }),
  }
}
