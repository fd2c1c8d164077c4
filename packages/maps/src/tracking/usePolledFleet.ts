'use client'
import type { LastPosition } from '@sikud/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FleetSnapshot } from '../fleet/store/fleetPosition.ts'
import { FleetStore } from '../fleet/store/FleetStore.ts'
import type { FleetConnection } from '../fleet/table/FleetPill.tsx'
import type { Question } from '../parts/Question.ts'
import { type FleetMemory, useKeptFleet } from './useKeptFleet.ts'

const POLL_MS = 5000

/** Polls the last position while the tab is visible, and returns it as a fleet with one vehicle. */
export function usePolledFleet(last: Question<LastPosition | null>, memory: FleetMemory | undefined) {
  const [fleet] = useState(() => new FleetStore({ single: true }))
  const query = useQuery({ ...last, refetchInterval: POLL_MS })
  const { data, dataUpdatedAt, error, isPending } = query
  const changedAt = useChangedAt(data, dataUpdatedAt)
  useEffect(() => {
    if (data !== undefined) fleet.takeSnapshot(fleetOfOne(data, changedAt))
  }, [fleet, data, changedAt])
  const connection: FleetConnection = isPending ? 'connecting' : error ? 'offline' : 'live'
  useKeptFleet(memory, fleet, connection, null)
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

/**
 * Returns the only position that a base server (it has only the base API) sends, as a fleet with one vehicle. If the
 * server sends no time, the position gets the time `changedAt` (epoch ms): the time when this client saw the position
 * change.
 */
export function fleetOfOne(position: LastPosition | null, changedAt: number | undefined): FleetSnapshot {
  if (!position) return { positions: [], serverOffset: 0 }
  const { lat, lng, status, time, device, vehicle = null, simulated } = position
  const isTimed = !Number.isNaN(Date.parse(time ?? ''))
  return {
    positions: [
      {
        // The device name stays empty, so that the page shows "—" if the vehicle has no name.
        device: { id: device?.id ?? 'last', name: '' },
        vehicle,
        driver: null,
        lat,
        lng,
        speed: null,
        heading: null,
        time: isTimed ? (time ?? null) : changedAt === undefined ? null : new Date(changedAt).toISOString(),
        status,
        simulated: simulated === true,
      },
    ],
    serverOffset: 0,
    timesAreOfChanges: !isTimed,
  }
}
