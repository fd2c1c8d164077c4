import { useOwnerTrips, useTripSummary } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { periodOfDay } from '@sikud/maps/days'
import { paths } from '../paths.ts'
import { usePreferences } from '../Preferences.tsx'
import { useFleetClient } from '../services.ts'
import { tripTo } from './tripTo.ts'

/** Returns a function that returns the start and end of the current day in the time zone of the user. */
export function usePeriodOfToday() {
  const client = useFleetClient()
  const { timeZone } = usePreferences()
  return () => periodOfDay(timeZone, client.serverNow())
}

/** Returns the query of the totals of today's trips of a device, vehicle or driver. */
export function useToday(of: Parameters<typeof useTripSummary>[0]) {
  return useTripSummary(of, usePeriodOfToday())
}

/** Returns today's totals and the last trips of a vehicle or driver, for `RecordHome`. */
export function useRecordHome(kind: 'vehicle' | 'driver', id: Id) {
  const of = kind === 'vehicle' ? { vehicleId: id } : { driverId: id }
  const { today, trips } = useOwnerTrips(of, usePeriodOfToday())
  const names: 'vehicle' | 'driver' = kind === 'vehicle' ? 'driver' : 'vehicle'
  const allTo = `${paths.report}?${new URLSearchParams({ [kind]: String(id) })}`
  return { today, trips: trips && { load: trips, names, tripTo, allTo } }
}
