import type { LivePosition } from '@sikud/api'
import { CallAction, VehicleFacts } from '@sikud/maps/tracking'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useToday } from '../../recordHome/useRecordHome.ts'
import { useFleetClient } from '../../services.ts'

/** Offers to call the driver of a vehicle, if the user may see the phone number. */
export function CallPart({ vehicle: { driver } }: { vehicle: LivePosition }) {
  const { data } = useDriver(driver)
  return driver && data?.phone ? <CallAction name={driver.name} phone={data.phone} /> : null
}

function useDriver(driver: LivePosition['driver']) {
  const id = driver?.id
  return useQuery({
    ...useFleetClient().query('getDriver', id === undefined ? null : { id }),
    retry: false,
  })
}

/** Shows the driver of a vehicle, and today's trips; leaves out what the user has no permission for. */
export function FactsPart({ vehicle: { device, driver } }: { vehicle: LivePosition }) {
  const id = driver?.id
  const { data } = useDriver(driver)
  const today = useToday({ deviceId: device.id })
  return (
    <VehicleFacts
      driver={
        driver && id !== undefined
          ? { name: driver.name, phone: data?.phone, to: data && paths.driver.detail(id) }
          : undefined
      }
      today={today.isError ? null : today.data}
    />
  )
}
