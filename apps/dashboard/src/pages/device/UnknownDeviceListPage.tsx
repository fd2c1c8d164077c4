import type { UnknownDevice } from '@sikud/api'
import { ingestQueries } from '@sikud/api/queries'
import { UnknownDeviceList } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.tsx'
import { useServices } from '../../services.ts'
import { useListPage } from '../../layouts/useListPage.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'

const askEvery = 15_000
const registerTo = ({ imei }: UnknownDevice) => `${paths.device.add}?${new URLSearchParams({ imei })}`

/** Perangkat tidak dikenal. */
export function UnknownDeviceListPage() {
  const { titles, navigation } = useTexts()
  const { client, config } = useServices()
  const enabled = config.features.has('ingest')
  const { rows, list } = useListPage(
    useQuery({ ...ingestQueries(client).unknown(), refetchInterval: askEvery, enabled }),
  )
  if (!enabled) return <NotFoundPage />
  return (
    <Page
      title={titles.unknownDeviceList}
      breadcrumbs={[{ title: navigation.device, to: paths.device.list }, { title: titles.unknownDeviceList }]}
    >
      <UnknownDeviceList devices={rows} registerTo={registerTo} {...list} />
    </Page>
  )
}
