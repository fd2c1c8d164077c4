import type { Device } from '@sikud/api'
import { deviceQueries } from '@sikud/api/queries'
import { DeviceList } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import { CreateLink } from '../../layouts/CreateLink.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useListView } from '../../useListView.ts'

// A notice that cannot be loaded is no reason to lose the list.
const UnknownDevices = lazy<ComponentType>(() =>
  import('./UnknownDevices.tsx').then(
    (part) => ({ default: part.UnknownDevices }),
    () => ({ default: () => null }),
  ),
)
const noDevices: Device[] = []
const deviceTo = (device: Device) => paths.device.detail(device.id)

/** Daftar Perangkat. */
export function DeviceListPage() {
  const { titles, navigation } = useTexts()
  const { client, config } = useServices()
  const devices = useQuery(deviceQueries(client).list())
  const [view, setView] = useListView()
  return (
    <Page
      title={titles.deviceList}
      breadcrumbs={[{ title: navigation.device }]}
      actions={
        <>
          {config.features.has('ingest') && (
            <Suspense>
              <UnknownDevices />
            </Suspense>
          )}
          <CreateLink to={paths.device.add} />
        </>
      }
    >
      <DeviceList
        devices={devices.data ?? noDevices}
        loading={devices.isPending}
        error={devices.error?.message}
        onRetry={() => void devices.refetch()}
        deviceTo={deviceTo}
        view={view}
        onViewChange={setView}
      />
    </Page>
  )
}
