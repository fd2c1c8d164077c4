import { DeviceList } from '@sikud/ui/device'
import { lazyPart } from '@sikud/ui/lazy'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useServices } from '../../services.ts'
import { useArchivableRows } from '../../layouts/useArchivableRows.ts'
import { useListPage } from '../../layouts/useListPage.ts'
import { useGroupFilter } from '../../groups/useGroupFilter.tsx'

// Loads separately from the page, because the list works without this notice.
const UnknownDevices = lazyPart(async () => (await import('./UnknownDevices.tsx')).UnknownDevices)

/** Renders the page Daftar Perangkat. */
export function DeviceListPage() {
  const { titles, navigation } = useTexts()
  const { client, server } = useServices()
  const { query, archivable } = useArchivableRows((archived) => client.query('listDevices', { archived }))
  const { rows, list } = useListPage(query, 'device')
  const depot = useGroupFilter(rows)
  return (
    <Page
      title={titles.deviceList}
      breadcrumbs={[{ title: navigation.device }]}
      actions={
        <>
          {!server.isBase && <UnknownDevices />}
          <CreateLink to={paths.device.add} />
        </>
      }
    >
      <DeviceList
        devices={depot.rows}
        deviceTo={paths.device.of}
        {...list}
        {...depot.list}
        archivable={archivable}
      />
    </Page>
  )
}
