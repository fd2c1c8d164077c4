import type { DriverInput } from '@sikud/api'
import { driverMutations, driverQueries } from '@sikud/api/queries'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../useRecordId.ts'
import { useRecordForm } from '../../useRecordForm.ts'
import { driverCrumbs } from './driverCrumbs.ts'

/** Ubah Pengendara. */
export function DriverEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const driver = useQuery(driverQueries(client).detail(id))
  const detailTo = paths.driver.detail(id)
  const { form, offer } = useRecordForm<DriverValues, DriverInput>(
    driverMutations(client).update(id),
    detailTo,
  )
  return (
    <RecordPage
      query={driver}
      title={texts.titles.driverEdit}
      breadcrumbs={[...driverCrumbs(texts, driver.data, detailTo), { title: texts.crumbs.edit }]}
      listTo={paths.driver.list}
    >
      {(record) => (
        <>
          <DraftOffer {...offer} />
          <DriverForm driver={record} {...form} />
        </>
      )}
    </RecordPage>
  )
}
