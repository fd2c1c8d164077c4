import { driverMutations } from '@sikud/api/queries'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useDraft } from '../../useDraft.ts'
import { useSave } from '../../useSave.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'

/** Buat Pengendara. */
export function DriverCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const { save, saving } = useSave(driverMutations(client).create(), paths.driver.list)
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  const { draft, keep, ...offer } = useDraft<DriverValues>()
  return (
    <Page
      title={titles.driverCreate}
      breadcrumbs={[{ title: navigation.driver, to: paths.driver.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <DriverForm
        onSubmit={save}
        saving={saving}
        cancelTo={paths.driver.list}
        onDirtyChange={setDirty}
        draft={draft}
        onAbandon={keep}
      />
    </Page>
  )
}
