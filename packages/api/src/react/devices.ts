'use client'
import { useQuery } from '@tanstack/react-query'
import type { Device, Id } from '../models.ts'
import { useMe } from './account.ts'
import { useFleetClient } from './FleetApp.ts'
import { mayCall } from './permissions.ts'
import { usePageWrite } from './usePageWrite.ts'

const CONTACT_MS = 15_000
const FIRST_CONTACT_MS = 5_000
const UNKNOWN_MS = 30_000

/**
 * Polls the reports that a device has sent since the time (ISO 8601) that `from` returns at each request, because a new
 * day can begin while the page is open. Asks more often until the first report arrives.
 */
export function useDeviceContact(id: Id, from: () => string) {
  const client = useFleetClient()
  return useQuery({
    ...client.query('getDeviceContact', { id }),
    queryFn: ({ signal }) => client.request('getDeviceContact', { id, from: from() }, { signal }),
    refetchInterval: ({ state }) => (state.data?.last_contact === null ? FIRST_CONTACT_MS : CONTACT_MS),
  })
}

/** Returns what the user may change about the reading of a device's reports: props of `DeviceContact`. */
export function useContactActions(id: Id) {
  const client = useFleetClient()
  const me = useMe()
  const cancel = usePageWrite(client.mutation('cancelClockOffset', { id }))
  const speed = usePageWrite(client.mutation('setSpeedUnit', { id }))
  type Unit = Parameters<typeof speed.mutate>[0]['body']['unit']
  return {
    saving: cancel.isPending || speed.isPending,
    ...(mayCall(me, 'setSpeedUnit') && { onSpeedUnit: (unit: Unit) => speed.mutate({ body: { unit } }) }),
    ...(mayCall(me, 'cancelClockOffset') && { onCancelClock: () => cancel.mutate() }),
  }
}

/** Loads the deleted trips of a device and restores them; undefined for users who may not delete trips. */
export function useExcludedTrips(deviceId: Id) {
  const client = useFleetClient()
  const isShown = mayCall(useMe(), 'listExclusions')
  const exclusions = useQuery({ ...client.query('listExclusions', { id: deviceId }), enabled: isShown })
  const restore = usePageWrite(client.mutation('deleteExclusion'))
  if (!isShown) return undefined
  return { exclusions, onRestore: ({ id }: { id: Id }) => restore.mutate({ id }), busy: restore.isPending }
}

/** Polls how many unknown devices report; stops after an error, for example a 403. */
export function useUnknownDeviceCount(): number {
  const { data } = useQuery({
    ...useFleetClient().query('listUnknownDevices'),
    refetchInterval: ({ state }) => state.error === null && UNKNOWN_MS,
  })
  return data?.length ?? 0
}

/** Returns the devices of a vehicle or a driver; undefined until they are loaded. */
export function useDevicesOf(owner: 'vehicle' | 'driver', id: Id): Device[] | undefined {
  const { data } = useQuery(useFleetClient().query('listDevices'))
  return data?.filter((device) => String(device[`${owner}_id`]) === String(id))
}
