import Link from '@mui/material/Link'
import type { Id, LivePosition } from '@sikud/api'
import { useFormat } from '@sikud/ui'
import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../recordHome/useRecordHome.ts'
import { paths } from '../../paths.ts'
import { useFleetClient } from '../../services.ts'
import { useTexts } from '../../texts.ts'

/**
 * Shows the driver with phone number, and today's kilometres and number of trips. Leaves out the facts that the user
 * has no permission for.
 */
export function VehicleFacts({ vehicle }: { vehicle: LivePosition }) {
  const { tracking } = useTexts()
  return (
    <>
      {vehicle.driver?.id !== undefined && (
        <>
          <dt>{tracking.driver}</dt>
          <dd>
            <DriverContact id={vehicle.driver.id} name={vehicle.driver.name} />
          </dd>
        </>
      )}
      <Today device={vehicle.device} />
    </>
  )
}

/** Shows the name of a driver; users who may see drivers also get a link and the phone number. */
function DriverContact({ id, name }: { id: Id; name: string }) {
  const record = useQuery({ ...useFleetClient().query('getDriver', { id }), retry: false })
  const phone = record.data?.phone
  return (
    <>
      {record.data ? <Link href={paths.driver.detail(id)}>{name}</Link> : name}
      {phone && (
        <>
          {' · '}
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
        </>
      )}
    </>
  )
}

function Today({ device }: { device: LivePosition['device'] }) {
  const { tracking } = useTexts()
  const format = useFormat()
  const today = useToday({ deviceId: device.id })
  if (today.isError) return null
  const { data } = today
  return (
    <>
      <dt>{tracking.today}</dt>
      <dd>
        {data
          ? `${format.distance(Math.round(data.distance * 10) / 10)} · ${tracking.trips(format.count(data.trips))}`
          : '…'}
      </dd>
    </>
  )
}
