import { mayCall, useMe, usePageWrite } from '@sikud/api/react'
import type { Device } from '@sikud/api'
import { DeviceContact, type ContactActions } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { startOfDay } from './startOfDay.ts'
import { trackerPort } from './trackerPort.ts'

const askEvery = 15_000

/** Shows the reports that a device has sent today; polls while the page is visible. */
export function DeviceContactPart({ device: { id, imei, archived_at } }: { device: Device }) {
  const { config, client } = useServices()
  const { timeZone } = usePreferences()
  const contact = useQuery({
    ...client.query('getDeviceContact', { id }),
    // Each request names the start of the day, because a new day can begin while the page is open.
    queryFn: ({ signal }) =>
      client.request('getDeviceContact', { id, from: startOfDay(timeZone, client.serverNow()) }, { signal }),
    refetchInterval: askEvery,
  })
  return (
    <DeviceContact
      contact={contact}
      archivedAt={archived_at}
      imei={imei}
      host={new URL(config.apiBaseUrl, window.location.href).hostname}
      osmandPort={trackerPort(config.trackerPorts, 'osmand')}
      gt06Port={trackerPort(config.trackerPorts, 'gt06')}
      {...useContactActions(id)}
    />
  )
}

/** Returns what the user may change about the reading of a device's reports. */
function useContactActions(id: Device['id']): ContactActions {
  const { client } = useServices()
  const me = useMe()
  const cancel = usePageWrite(client.mutation('cancelClockOffset', { id }))
  const unit = usePageWrite(client.mutation('setSpeedUnit', { id }))
  return {
    saving: cancel.isPending || unit.isPending,
    ...(mayCall(me, 'setSpeedUnit') && { onSpeedUnit: (chosen) => unit.mutate({ body: { unit: chosen } }) }),
    ...(mayCall(me, 'cancelClockOffset') && { onCancelClock: () => cancel.mutate() }),
  }
}
