import { useCreateForm, useGroups } from '@sikud/api/react'
import type { DriverInput } from '@sikud/api'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { CreatePage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'

/** Renders the page Buat Pengendara. */
export function DriverCreatePage() {
  const client = useFleetClient()
  const groups = useGroups()
  const { form, offer } = useCreateForm<DriverValues, DriverInput>({
    write: () => client.mutation('createDriver'),
    listAt: paths.driver.list,
    recordAt: paths.driver.detail,
    search: (input) => input.name,
    isStored: true,
  })
  return (
    <CreatePage kind="driver" offer={offer}>
      <DriverForm same={warnOfSame()} groups={groups} {...form} />
    </CreatePage>
  )
}
