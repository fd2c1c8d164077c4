import type { Device } from '@sikud/api'
import { ingestQueries } from '@sikud/api/queries'
import { DeviceContact } from '@sikud/ui/device'
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
    />
  )
}
