import type { Id } from '@sikud/api'
import type { TripSource } from '@sikud/maps/report'
import { groupOptions } from '@sikud/ui/group'
import { useMemo } from 'react'
import { useGroups } from '@sikud/api/react'
import { useServices } from '../../services.ts'

const noRecords = { queryKey: ['noRecords'], queryFn: () => [] }

/** Returns the queries of the trips. */
export function useTripSource(): TripSource {
  const { client, server } = useServices()
  const groups = useGroups()?.data
  const choices = useMemo(
    () =>
      groups && groups.length > 1
        ? groupOptions(groups).map(({ id, label, hint }) => ({ key: String(id), label, hint }))
        : undefined,
    [groups],
  )
  const { pages, hasUntimed, neighbour } = client.trips
  const detail = (id: Id) => client.query('getSession', { id })
  const { isBase } = server
  // The trips of a base server can name a vehicle without its id, so only the trips themselves tell what can be chosen.
  // On our server the filter also offers archived records that have trips.
  return {
    pages,
    detail,
    hasUntimed,
    neighbour,
    vehicles: isBase ? noRecords : client.query('listVehicles', { archived: 'trips' }),
    drivers: isBase ? noRecords : client.query('listDrivers', { archived: 'trips' }),
    devices: isBase ? noRecords : client.query('listDevices', { archived: 'trips' }),
    groups: choices,
    hasGroups: !isBase,
  }
}
