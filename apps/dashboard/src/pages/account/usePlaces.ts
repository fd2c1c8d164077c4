import { locationQueries } from '@sikud/api/queries'
import type { Place } from '@sikud/ui/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleetClient } from '../../services.ts'

/** Returns the places to choose from, each level for the choice above it. */
export function usePlaces() {
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
