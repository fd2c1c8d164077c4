import { driverMutations, driverQueries } from '@sikud/api/queries'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useDraft } from '../../useDraft.ts'
import { useRecordId } from '../../useRecordId.ts'
import { useSave } from '../../useSave.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'
import { driverCrumbs } from './driverCrumbs.ts'

/** Ubah Pengendara. */
export function DriverEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const driver = useQuery(driverQueries(client).detail(id))
  const detailTo = paths.driver.detail(id)
  const { save, saving } = useSave(driverMutations(client).update(id), detailTo)
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  const { draft, keep, ...offer } = useDraft<DriverValues>()
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
          <DriverForm
            driver={record}
            onSubmit={save}
            saving={saving}
            cancelTo={detailTo}
            onDirtyChange={setDirty}
            draft={draft}
            onAbandon={keep}
          />
        </>
      )}
    </RecordPage>
  )
}
