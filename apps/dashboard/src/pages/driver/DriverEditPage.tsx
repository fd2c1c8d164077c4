import { useEditForm, useGroups } from '@sikud/api/react'
import type { Driver, DriverInput } from '@sikud/api'
import { DriverForm } from '@sikud/ui/driver'
import type { DriverValues } from '@sikud/ui/driver'
import { useQuery } from '@tanstack/react-query'
import { EditPage } from '../../layouts/RecordPage.tsx'
import { useRecordId } from '../../layouts/useRecordId.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'

/** Renders the page Ubah Pengendara. */
export function DriverEditPage() {
  const id = useRecordId()
  const client = useFleetClient()
  const groups = useGroups()
  const driver = useQuery(client.query('getDriver', { id }))
  const edit = useEditForm<DriverValues, DriverInput, Driver>({
    write: (version) => client.mutation('updateDriver', { id, version }),
    to: paths.driver.detail(id),
    record: driver,
    anewAt: paths.driver.add,
    isStored: true,
  })
  return (
    <EditPage kind="driver" id={id} name={driver.data?.name} edit={edit}>
      {(opened) => <DriverForm same={warnOfSame(id)} driver={opened} groups={groups} {...edit.form} />}
    </EditPage>
  )
}
