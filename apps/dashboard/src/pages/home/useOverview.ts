import { isStatus, useServerNow } from '@sikud/api/react'
import { dayAfter, dayIn, firstMoment } from '@sikud/maps/days'
import { newestFirst } from '@sikud/maps/playback'
import type { Device, Driver, Id, LiveFleet, Rows, Vehicle } from '@sikud/api'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { useGroupChoice } from '../../groups/useGroupChoice.tsx'
import { usePreferences } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useSpeedingQuery } from './useSpeeding.ts'

const DAYS = 7
const POSITION_POLL_MS = 30_000
/** Longer than for one position, because the whole fleet is large. */
const FLEET_POLL_MS = 60_000
/** Time in ms after a load during which the page does not request the trips of the week again. */
const TRIPS_FRESH_MS = 60_000

/** The number of trips whose ends the page loads: as many as `Overview` shows. */
const NEWEST = 5
/** Less than `TRIPS_FRESH_MS`, so that a trip that is new in the week has its ends too. */
const ENDS_FRESH_MS = 30_000

/**
 * Returns the data of the overview page, for all depots or for the chosen one. The page
 * loads one week of trips without points, each day for itself, so that a trip counts in each of its days.
 */
export function useOverview({ chosen, keys }: Pick<ReturnType<typeof useGroupChoice>, 'chosen' | 'keys'>) {
  const { client, server } = useServices()
  const { isBase } = server
  const now = useServerNow()
  const { trips } = client
  const groupId = chosen ?? undefined
  // Waits until the tree of depots has loaded, because it says which depots are below the chosen one.
  const enabled = chosen === null || keys !== null
  const { timeZone } = usePreferences()
  const days = weekDays(now ?? 0, timeZone)
  const week = useQuery({
    ...trips.periods(days, groupId),
    enabled: now !== null,
    staleTime: TRIPS_FRESH_MS,
    refetchOnMount: true,
    select: newestFirst,
  })
  const fleet = useQuery({
    ...client.query('listLivePositions', { group_id: groupId }),
    enabled: !isBase,
    refetchInterval: FLEET_POLL_MS,
    select: positionsOf,
  })
  const speeding = useQuery(useSpeedingQuery(chosen))
  const position = useQuery({
    ...client.query('getLastPosition', { group_id: groupId }),
    enabled: isBase,
    refetchInterval: POSITION_POLL_MS,
  })
  // A user who may not see positions sees the other parts.
  const isHidden = (error: Error | null) => isBase || isStatus(error, 403)
  return {
    fleet: isHidden(fleet.error) ? undefined : fleet,
    speeding: isHidden(speeding.error) ? undefined : speeding,
    devices: useQuery({ ...client.query('listDevices'), enabled, select: useRowsOf<Device>(keys) }),
    vehicles: useQuery({ ...client.query('listVehicles'), enabled, select: useRowsOf<Vehicle>(keys) }),
    drivers: useQuery({ ...client.query('listDrivers'), enabled, select: useRowsOf<Driver>(keys) }),
    trips: week,
    // Only for the rows on the page, because the access log of the drivers records who reads positions.
    ends: isBase
      ? undefined
      : {
          ...trips.newest({ groupId, from: days[0] }, NEWEST, { preview: true }),
          staleTime: ENDS_FRESH_MS,
          refetchOnMount: true,
        },
    position: isBase ? position : undefined,
    clock: client.serverNow,
  }
}

const positionsOf = ({ positions }: LiveFleet) => positions

/** Returns a function that keeps only the rows of the depots in `keys`. If `keys` is null, it keeps all rows. */
function useRowsOf<Row extends { group_id?: Id }>(keys: ReadonlySet<string> | null) {
  return useCallback(
    (rows: Rows<Row>): Rows<Row> =>
      keys === null
        ? rows
        : Object.assign(
            rows.filter(({ group_id }) => keys.has(String(group_id))),
            rows.unreadable === undefined ? {} : { unreadable: rows.unreadable },
          ),
    [keys],
  )
}

/** Returns the midnights (ISO 8601) that bound the last seven days in `timeZone`, today included; the oldest first. */
function weekDays(now: number, timeZone: string | undefined): string[] {
  const today = dayIn(timeZone)(now)
  return Array.from({ length: DAYS + 1 }, (_, at) =>
    new Date(firstMoment(dayAfter(today, at + 1 - DAYS), timeZone)).toISOString(),
  )
}
