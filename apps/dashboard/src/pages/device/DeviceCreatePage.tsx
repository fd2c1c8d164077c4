import { useCreateForm, useGroups, useListAsLeft } from '@sikud/api/react'
import type { DeviceInput } from '@sikud/api'
import { DeviceForm } from '@sikud/ui/device'
import type { DeviceValues } from '@sikud/ui/device'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { CreatePage } from '../../layouts/RecordPage.tsx'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { warnOfSame } from '../../layouts/warnOfSame.ts'
import { useAssignmentPreview } from '../assignment/useAssignmentPreview.tsx'

/** Renders the page Buat Perangkat; `?imei=` fills in the IMEI of an unknown device. */
export function DeviceCreatePage() {
  const client = useFleetClient()
  const groups = useGroups()
  const asLeft = useListAsLeft()
  const preview = useAssignmentPreview()
  const [params] = useSearchParams()
  const imei = params.get('imei') || undefined
  const vehicles = useQuery(client.query('listVehicles'))
  const drivers = useQuery(client.query('listDrivers'))
  const { form, offer } = useCreateForm<DeviceValues, DeviceInput>({
    write: () => client.mutation('createDevice'),
    listAt: paths.device.list,
    recordAt: paths.device.detail,
    search: (input) => input.imei,
    isStored: true,
  })
  return (
    <CreatePage kind="device" offer={offer}>
      <DeviceForm
        same={warnOfSame()}
        imei={imei}
        vehicles={vehicles}
        drivers={drivers}
        groups={groups}
        preview={preview}
        {...form}
        cancelTo={asLeft(imei === undefined ? paths.device.list : paths.device.unknown)}
      />
    </CreatePage>
  )
}
