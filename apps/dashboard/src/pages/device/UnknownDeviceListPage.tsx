import type { UnknownDevice } from '@sikud/api'
import { UnknownDeviceList } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useListPage } from '../../layouts/useListPage.tsx'

const POLL_MS = 15_000
const registerTo = ({ imei }: UnknownDevice) => `${paths.device.add}?${new URLSearchParams({ imei })}`

/** Renders the page Perangkat tidak dikenal: a list of the unknown devices, each with a link that registers it. */
export function UnknownDeviceListPage() {
  const { titles, navigation } = useTexts()
  const { rows, list } = useListPage(
    useQuery({ ...useFleetClient().query('listUnknownDevices'), refetchInterval: POLL_MS }),
    'unknown_device',
  )
  return (
    <Page
      title={titles.unknownDeviceList}
      breadcrumbs={[{ title: navigation.device, to: paths.device.list }, { title: titles.unknownDeviceList }]}
    >
      <UnknownDeviceList devices={rows} registerTo={registerTo} {...list} />
    </Page>
  )
}
