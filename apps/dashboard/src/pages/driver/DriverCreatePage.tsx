import { useCreateForm } from '@sikud/api/react'
import type { DriverInput } from '@sikud/api'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { Page } from '../../layouts/Page.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useGroups } from '../../groups/useGroups.ts'

/** Renders the page Buat Pengendara. */
export function DriverCreatePage() {
  const { titles, navigation, crumbs } = useTexts()
  const client = useFleetClient()
  const groups = useGroups()
  const { form, offer } = useCreateForm<DriverValues, DriverInput>({
    write: () => client.mutation('createDriver'),
    listAt: paths.driver.list,
    recordAt: paths.driver.detail,
    search: (input) => input.name,
  })
  return (
    <Page
      title={titles.driverCreate}
      breadcrumbs={[{ title: navigation.driver, to: paths.driver.list }, { title: crumbs.create }]}
    >
      <DraftOffer {...offer} />
      <DriverForm groups={groups} {...form} />
    </Page>
  )
}
