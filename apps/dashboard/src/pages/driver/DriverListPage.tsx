import { DriverList } from '@sikud/ui/driver'
import { CreateLink } from '../../layouts/LinkButton.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useArchivableRows } from '../../layouts/useArchivableRows.ts'
import { useListPage } from '../../layouts/useListPage.ts'
import { useGroupFilter } from '../../groups/useGroupFilter.tsx'

/** Renders the page Daftar Pengendara. */
export function DriverListPage() {
  const { titles, navigation } = useTexts()
  const client = useFleetClient()
  const { query, archivable } = useArchivableRows((archived) => client.query('listDrivers', { archived }))
  const { rows, list } = useListPage(query, 'driver')
  const depot = useGroupFilter(rows)
  return (
    <Page
      title={titles.driverList}
      breadcrumbs={[{ title: navigation.driver }]}
      actions={<CreateLink to={paths.driver.add} />}
    >
      <DriverList
        drivers={depot.rows}
        driverTo={paths.driver.of}
        {...list}
        {...depot.list}
        archivable={archivable}
      />
    </Page>
  )
}
