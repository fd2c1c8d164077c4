import type { GpsSession } from '@sikud/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { filterChoices, mergeChoices } from '../tripList/filterChoices.ts'
import type { TripFilter } from '../tripList/TripFilter.ts'
import type { PagedTrips } from './TripSource.ts'

/** Time in ms after a load during which the lists of vehicles, drivers and devices are not requested again. */
const FRESH_MS = 300_000

/**
 * Returns the vehicles, drivers, devices and depots to choose from in the filter. The loaded trips contain only some of
 * them, because the server filters the trips. The others come from the lists of records, if the user may see these
 * lists. The lists load when the filter opens, or when it has a value that no loaded trip has.
 */
export function useFilterChoices(source: PagedTrips, loaded: readonly GpsSession[], filter: TripFilter) {
  const [isOpen, setOpen] = useState(false)
  // `loaded` is empty while the trips for a new filter load, and if no trip matches the filter. Then the choices still
  // come from the trips that were loaded before.
  const [latest, setLatest] = useState(loaded)
  if (loaded.length > 0 && loaded !== latest) setLatest(loaded)
  const seen = useMemo(() => filterChoices(latest), [latest])
  const wanted = { enabled: isOpen, staleTime: FRESH_MS, refetchOnMount: true, retry: false }
  const unknown = (key: string | undefined, choices: { key: string }[]) => ({
    ...wanted,
    enabled: isOpen || isMissing(key, choices),
  })
  const vehicles = useQuery({ ...source.vehicles, ...unknown(filter.vehicle, seen.vehicles) })
  const drivers = useQuery({ ...source.drivers, ...unknown(filter.driver, seen.drivers) })
  const devices = useQuery({ ...source.devices, ...unknown(filter.device, seen.devices) })
  const { groups } = source
  const choices = useMemo(
    () =>
      mergeChoices(seen, {
        days: true,
        groups,
        vehicles: (vehicles.data ?? []).map(({ id, number }) => ({ key: String(id), label: number })),
        drivers: (drivers.data ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
        devices: (devices.data ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
      }),
    [seen, vehicles.data, drivers.data, devices.data, groups],
  )
  return { choices, load: () => setOpen(true) }
}

function isMissing(key: string | undefined, choices: { key: string }[]): boolean {
  return key !== undefined && choices.every((choice) => choice.key !== key)
}
