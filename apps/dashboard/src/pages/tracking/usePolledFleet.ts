import { FleetStore, type FleetConnection } from '@sikud/maps/fleet'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFleetClient } from '../../services.ts'
import { fleetOfOne } from './fleetOfOne.ts'

const POLL_MS = 5000

/** Polls the last position while the tab is visible, and returns it as a fleet with one vehicle. */
export function usePolledFleet() {
  const [fleet] = useState(() => new FleetStore({ single: true }))
  const query = useQuery({ ...useFleetClient().query('getLastPosition'), refetchInterval: POLL_MS })
  const { data, dataUpdatedAt, error, isPending } = query
  const changedAt = useChangedAt(data, dataUpdatedAt)
  useEffect(() => {
    if (data !== undefined) fleet.takeSnapshot(fleetOfOne(data, changedAt))
  }, [fleet, data, changedAt])
  const connection: FleetConnection = isPending ? 'connecting' : error ? 'offline' : 'live'
  return { fleet, connection, error, retry: () => void query.refetch() }
}

/**
 * Returns the time of the last poll that returned a new value, in epoch ms. Undefined before the first change, because
 * the age of the first response is unknown. TanStack Query keeps the same object for equal responses, so `!==` finds
 * changes.
 */
function useChangedAt(value: unknown, updatedAt: number): number | undefined {
  const [seen, setSeen] = useState<{ value: unknown; at: number | undefined }>({ value, at: undefined })
  if (seen.value !== value) setSeen({ value, at: seen.value === undefined ? undefined : updatedAt })
  return seen.at
}
