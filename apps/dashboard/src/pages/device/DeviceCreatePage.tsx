import { deviceMutations, driverQueries, vehicleQueries } from '@sikud/api/queries'
import { DeviceForm } from '@sikud/ui/device'
import type { DeviceValues } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../Preferences.tsx'
import { useFleetClient } from '../../services.ts'
import { useDraft } from '../../useDraft.ts'
import { useSave } from '../../useSave.ts'
import { useUnsavedGuard } from '../../useUnsavedGuard.ts'

/** Buat Perangkat. */
export function DeviceCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const vehicles = useQuery(vehicleQueries(client).list())
  const drivers = useQuery(driverQueries(client).list())
  const { save, saving } = useSave(deviceMutations(client).create(), paths.device.list)
  const [dirty, setDirty] = useState(false)
  useUnsavedGuard(dirty)
  const { draft, keep, ...offer } = useDraft<DeviceValues>()
  return (
    <Page
      title={titles.deviceCreate}
      breadcrumbs={[{ title: navigation.device, to: paths.device.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <DeviceForm
        vehicles={vehicles}
        drivers={drivers}
        onSubmit={save}
        saving={saving}
        cancelTo={paths.device.list}
        onDirtyChange={setDirty}
        draft={draft}
        onAbandon={keep}
      />
    </Page>
  )
}
