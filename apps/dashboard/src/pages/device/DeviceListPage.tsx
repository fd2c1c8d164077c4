import { DeviceList } from '@sikud/ui/device'
import { lazyPart } from '@sikud/ui/lazy'
import { CreateLink, ImportLink } from '../../layouts/LinkButton.tsx'
import { ListPage } from '../../layouts/RecordPage.tsx'
import { useDepotList } from '../../layouts/useListPage.tsx'
import { paths } from '../../paths.ts'
import { useServices } from '../../services.ts'

// Loads separately from the page, because the list works without this notice.
const UnknownDevices = lazyPart(async () => (await import('./UnknownDevices.tsx')).UnknownDevices)

/** Renders the page Daftar Perangkat. */
export function DeviceListPage() {
  const { client, server } = useServices()
  const { rows, list } = useDepotList('device', (archived) => client.query('listDevices', { archived }))
  const actions = (
    <>
      {!server.isBase && <UnknownDevices />}
      <ImportLink kind="device" />
      <CreateLink to={paths.device.add} />
    </>
  )
  return (
    <ListPage kind="device" actions={actions}>
      <DeviceList devices={rows} deviceTo={paths.device.of} reporting={!server.isBase} {...list} />
    </ListPage>
  )
}
