import type { DriverInput } from '@sikud/api'
import { driverMutations } from '@sikud/api/queries'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useRecordForm } from '../../useRecordForm.ts'

/** Buat Pengendara. */
export function DriverCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const { form, offer } = useRecordForm<DriverValues, DriverInput>(
    driverMutations(client).create(),
    paths.driver.list,
  )
  return (
    <Page
      title={titles.driverCreate}
      breadcrumbs={[{ title: navigation.driver, to: paths.driver.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <DriverForm {...form} />
    </Page>
  )
}
