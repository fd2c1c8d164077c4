import type { Device } from '@sikud/api'
import { ingestMutations, ingestQueries } from '@sikud/api/queries'
import { DeviceContact, type ContactActions } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '../../authority/permissions.ts'
import { usePreferences } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useMe } from '../../useMe.ts'
import { usePageWrite } from '../account/usePageWrite.ts'
import { startOfDay } from './startOfDay.ts'
import { trackerPort } from './trackerPort.ts'

const askEvery = 15_000

/** Shows the reports that a device has sent today; polls while the page is visible. */
export function DeviceContactPart({ device: { id, imei, archived_at } }: { device: Device }) {
  const { config, client } = useServices()
  const { timeZone } = usePreferences()
  const contact = useQuery({
    ...ingestQueries(client).contact(id, () => startOfDay(timeZone, client.serverNow())),
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
  const { config, client } = useServices()
  const me = useMe()
  const mutations = ingestMutations(client)
  const cancel = usePageWrite(mutations.cancelClock(id))
  const unit = usePageWrite(mutations.setSpeedUnit(id))
  if (!config.features.has('deviceState')) return {}
  return {
    saving: cancel.isPending || unit.isPending,
    ...(mayCall(me, 'setSpeedUnit') && { onSpeedUnit: (chosen) => unit.mutate(chosen) }),
    ...(mayCall(me, 'cancelClockOffset') && { onCancelClock: () => cancel.mutate() }),
  }
}
