import { useEditForm } from '@sikud/api/react'
import type { Driver, DriverInput } from '@sikud/api'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { useQuery } from '@tanstack/react-query'
import { DraftOffer } from '../../layouts/DraftOffer.tsx'
import { RecordPage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useFleetClient } from '../../services.ts'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { useGroups } from '../../groups/useGroups.ts'

/** Renders the page Ubah Pengendara. */
export function DriverEditPage() {
  const texts = useTexts()
  const id = useRecordId()
  const client = useFleetClient()
  const groups = useGroups()
  const driver = useQuery(client.query('getDriver', { id }))
  const { form, offer, record } = useEditForm<DriverValues, DriverInput, Driver>({
    write: (version) => client.mutation('updateDriver', { id, version }),
    to: paths.driver.detail(id),
    record: driver,
    anewAt: paths.driver.add,
  })
  return (
    <RecordPage
      kind="driver"
      query={record}
      notice={<DraftOffer {...offer} />}
      title={texts.titles.driverEdit}
      name={driver.data?.name}
      below={{ id, title: texts.crumbs.edit }}
    >
      {(opened) => <DriverForm driver={opened} groups={groups} {...form} />}
    </RecordPage>
  )
}
