import type { UnknownDevice } from '@sikud/api'
import { ingestQueries } from '@sikud/api/queries'
import { UnknownDeviceList } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useServices } from '../../services.ts'
import { useListView } from '../../useListView.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'

const askEvery = 15_000
const noDevices: UnknownDevice[] = []
const registerTo = ({ imei }: UnknownDevice) => `${paths.device.add}?${new URLSearchParams({ imei })}`

/** Perangkat tidak dikenal. */
export function UnknownDeviceListPage() {
  const { titles, navigation } = useTexts()
  const { client, config } = useServices()
  const enabled = config.features.has('ingest')
  const devices = useQuery({ ...ingestQueries(client).unknown(), refetchInterval: askEvery, enabled })
  const [view, setView] = useListView()
  if (!enabled) return <NotFoundPage />
  return (
    <Page
      title={titles.unknownDeviceList}
      breadcrumbs={[{ title: navigation.device, to: paths.device.list }, { title: titles.unknownDeviceList }]}
    >
      <UnknownDeviceList
        devices={devices.data ?? noDevices}
        loading={devices.isPending}
        error={devices.error?.message}
        onRetry={() => void devices.refetch()}
        registerTo={registerTo}
        view={view}
        onViewChange={setView}
      />
    </Page>
  )
}
