import type { Driver } from '@sikud/api'
import { driverQueries } from '@sikud/api/queries'
import { DriverList } from '@sikud/ui/driver'
import { useQuery } from '@tanstack/react-query'
import { CreateLink } from '../../layouts/CreateLink.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useListView } from '../../useListView.ts'

const noDrivers: Driver[] = []
const driverTo = (driver: Driver) => paths.driver.detail(driver.id)

/** Daftar Pengendara. */
export function DriverListPage() {
  const { titles, navigation } = useTexts()
  const drivers = useQuery(driverQueries(useFleetClient()).list())
  const [view, setView] = useListView()
  return (
    <Page
      title={titles.driverList}
      breadcrumbs={[{ title: navigation.driver }]}
      actions={<CreateLink to={paths.driver.add} />}
    >
      <DriverList
        drivers={drivers.data ?? noDrivers}
        loading={drivers.isPending}
        error={drivers.error?.message}
        onRetry={() => void drivers.refetch()}
        driverTo={driverTo}
        view={view}
        onViewChange={setView}
      />
    </Page>
  )
}
