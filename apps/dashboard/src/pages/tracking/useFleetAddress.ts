import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { useVisit } from '../../layouts/useVisit.ts'
import { type FleetAddress, fleetParams, parseFleetAddress } from './fleetAddress.ts'

/**
 * Keeps the filter and the selected vehicle in the URL, for reloads and shared links. The router updates too slowly for
 * typing, so the values are React state too; a navigation replaces them by the values of the URL.
 */
export function useFleetAddress() {
  const [params] = useSearchParams()
  const { replaceSearch } = useVisit()
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
