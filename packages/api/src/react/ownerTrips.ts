'use client'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Id, LiveFleet } from '../models.ts'
import type { FleetQueries } from '../query/createQueries.ts'
import { useFleetApp, useFleetClient } from './FleetApp.ts'
import { isStatus } from './failures.ts'

const TRIPS = 10
const REFRESH_MS = 60_000
const POLL_MS = 5_000

export type TripOwner = Parameters<FleetQueries['trips']['summary']>[0]
export type TripPeriod = Parameters<FleetQueries['trips']['summary']>[1]

// By default TanStack Query re-renders only if a field changes that a component has read. The code of the cards may load
// after the data. Until then no component has read a field, so without this option nothing would re-render.
const notifyOnChangeProps = 'all'

/**
 * Returns the query of the totals of the trips of a device, vehicle or driver in a period; it refetches every minute,
 * each time with the period that `period` returns then.
 */
export function useTripSummary(of: TripOwner, period: TripPeriod) {
  const { client, isBase } = useFleetApp()
  const summary = client.trips.summary(of, period)
  return useQuery({ ...summary, enabled: !isBase, refetchInterval: REFRESH_MS, notifyOnChangeProps })
}

/**
 * Returns today's totals and the last trips of a vehicle or driver. Each is undefined on a base server, which would have
 * to send all trips for it, and if the user has no permission to see the data.
 */
export function useOwnerTrips(of: TripOwner, today: TripPeriod) {
  const { client, isBase } = useFleetApp()
  const summary = useTripSummary(of, today)
  const newest = useQuery({
    ...client.trips.newest({ ...of, untimed: false }, TRIPS),
    enabled: !isBase,
    refetchInterval: REFRESH_MS,
    notifyOnChangeProps,
  })
  const isHidden = (error: Error | null) => isBase || isStatus(error, 403)
  return {
    today: isHidden(summary.error) ? undefined : summary,
    trips: isHidden(newest.error) ? undefined : newest,
  }
}

/** Polls where a vehicle is: the newest position of its devices. `failed` is false if the user has no permission. */
export function useVehicleNow(vehicleId: Id) {
  const client = useFleetClient()
  const live = useQuery({
    ...client.query('listLivePositions', { vehicle_id: vehicleId }),
    refetchInterval: POLL_MS,
    // Once for each response, because the card computes the ages of the positions with it.
    select: useCallback(
      ({ positions }: LiveFleet) => ({
        position: positions.toSorted((a, b) => (b.time ?? '').localeCompare(a.time ?? ''))[0],
        serverOffset: client.serverNow() - Date.now(),
      }),
      [client],
    ),
  })
  return { ...live, failed: live.data === undefined && live.isError && !isStatus(live.error, 403) }
}
