import { useContactActions, useDeviceContact, useExcludedTrips } from '@sikud/api/react'
import type { Device } from '@sikud/api'
import { DeviceContact, ExcludedTrips } from '@sikud/ui/device'
import { usePeriodOfToday } from '../../recordHome/useRecordHome.ts'
import { useServices } from '../../services.ts'
import { trackerPort } from './trackerPort.ts'

/** Shows the reports that a device has sent today, and its deleted trips to users who may delete trips. */
export function DeviceContactPart({ device: { id, imei, archived_at } }: { device: Device }) {
  const { config } = useServices()
  const today = usePeriodOfToday()
  const excluded = useExcludedTrips(id)
  const api = new URL(config.apiBaseUrl, window.location.href)
  return (
    <>
      <DeviceContact
        contact={useDeviceContact(id, () => today().from)}
        archivedAt={archived_at}
        imei={imei}
        host={api.hostname}
        osmandPort={trackerPort(config.trackerPorts, 'osmand')}
        gt06Port={trackerPort(config.trackerPorts, 'gt06')}
        teltonikaPort={trackerPort(config.trackerPorts, 'teltonika')}
        traccarUrl={config.features.has('traccarForward') ? `${api.href}/ingest/traccar` : undefined}
        {...useContactActions(id)}
      />
      {excluded && <ExcludedTrips {...excluded} />}
    </>
  )
}
