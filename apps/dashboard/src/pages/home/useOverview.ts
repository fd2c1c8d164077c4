import {
  deviceQueries,
  driverQueries,
  positionQueries,
  sessionQueries,
  vehicleQueries,
} from '@sikud/api/queries'
import { newestFirst } from '@sikud/maps/playback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFleetClient, useServices } from '../../services.ts'
import { weekAgo } from './weekAgo.ts'

const positionEvery = 30_000

/** What the overview shows. With `timedTrips` the trips of a week come without their points; the base sends all. */
export function useOverview() {
  const client = useFleetClient()
  const timed = useServices().config.features.has('timedTrips')
  const [from] = useState(() => weekAgo(Date.now()))
  return {
    devices: useQuery(deviceQueries(client).list()),
    vehicles: useQuery(vehicleQueries(client).list()),
    drivers: useQuery(driverQueries(client).list()),
    trips: useQuery({
      ...sessionQueries(client).list(timed ? { summary: true, from } : {}),
      select: newestFirst,
    }),
    position: useQuery({ ...positionQueries(client).last(), refetchInterval: positionEvery }),
  }
}
