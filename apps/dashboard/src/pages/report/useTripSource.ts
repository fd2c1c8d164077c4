import { isRecordId } from '@sikud/api'
import type { Id } from '@sikud/api'
import type { TripSource } from '@sikud/maps/report'
import { groupOptions } from '@sikud/ui/group'
import { useMemo } from 'react'
import { useGroups } from '../../groups/useGroups.ts'
import { useServices } from '../../services.ts'

/** Returns the queries of the trips for the features of the server. */
export function useTripSource(): TripSource {
  const { client, config } = useServices()
  const groups = useGroups()?.data
  const choices = useMemo(
    () =>
      groups && groups.length > 1
        ? groupOptions(groups).map(({ id, label, hint }) => ({ key: String(id), label, hint }))
        : undefined,
    [groups],
  )
  const { list, pages, hasUntimed, neighbour } = client.trips
  const detail = (id: Id) => client.query('getSession', { id })
  const { features } = config
  if (!features.has('tripPages'))
    return features.has('timedTrips') ? { list: list({ summary: true }), detail } : { list: list() }
  // The filter also offers archived records that have trips.
  const archived = features.has('archive') ? 'trips' : undefined
  return {
    pages,
    detail,
    hasUntimed,
    neighbour,
    isRecordId,
    vehicles: client.query('listVehicles', { archived }),
    drivers: client.query('listDrivers', { archived }),
    devices: client.query('listDevices', { archived }),
    groups: choices,
    hasGroups: features.has('groups'),
  }
}
