import type { GpsSession } from '@sikud/api'
import { type FilterChoices, filterChoices, mergeChoices, type SessionFilter } from '@sikud/maps/playback'
import { groupOptions } from '@sikud/ui/group'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useGroups } from '../../groups/useGroups.ts'
import { useServices } from '../../services.ts'

const none: FilterChoices = { vehicles: [], drivers: [], devices: [], days: false }
/** Time in ms after a load during which the lists of vehicles, drivers and devices are not requested again. */
const FRESH_MS = 300_000

/**
 * Returns the vehicles, drivers, devices and depots to choose from in the filter. The loaded trips contain only some of
 * them, because the server filters the trips. The others come from the lists of records, if the user may see these
 * lists. They include archived records with trips. The lists load when the filter opens, or when it has a value that no loaded trip has.
 */
export function useFilterChoices(loaded: readonly GpsSession[], filter: SessionFilter) {
  const { client, config } = useServices()
  const archived = config.features.has('archive') ? 'trips' : undefined
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
  const vehicles = useQuery({
    ...client.query('listVehicles', { archived: archived }),
    ...unknown(filter.vehicle, seen.vehicles),
  })
  const drivers = useQuery({
    ...client.query('listDrivers', { archived: archived }),
    ...unknown(filter.driver, seen.drivers),
  })
  const devices = useQuery({
    ...client.query('listDevices', { archived: archived }),
    ...unknown(filter.device, seen.devices),
  })
  const groups = useGroups()?.data
  const choices = useMemo(
    () =>
      mergeChoices(seen, {
        ...none,
        days: true,
        groups: groups && groups.length > 1 ? groupOptions(groups).map(choiceOf) : undefined,
        vehicles: (vehicles.data ?? []).map(({ id, number }) => ({ key: String(id), label: number })),
        drivers: (drivers.data ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
        devices: (devices.data ?? []).map(({ id, name }) => ({ key: String(id), label: name })),
      }),
    [seen, vehicles.data, drivers.data, devices.data, groups],
  )
  return { choices, load: () => setOpen(true) }
}

function choiceOf({ id, label, hint }: ReturnType<typeof groupOptions>[number]) {
  return { key: String(id), label, hint }
}

function isMissing(key: string | undefined, choices: { key: string }[]): boolean {
  return key !== undefined && choices.every((choice) => choice.key !== key)
}
