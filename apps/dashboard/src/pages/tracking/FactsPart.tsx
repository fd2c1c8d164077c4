import { mayCall, useMe } from '@sikud/api/react'
import type { Id, LivePosition } from '@sikud/api'
import { CallAction, type VehicleDay, VehicleFacts } from '@sikud/maps/tracking'
import { lazyPart } from '@sikud/ui/lazy'
import { useFormat } from '@sikud/ui/locales'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { usePeriodOfToday, useToday } from '../../recordHome/useRecordHome.ts'
import { useFleetClient, useServices } from '../../services.ts'

// Few users change drivers here, so the texts of the button must not delay the map.
const ChangeDriver = lazyPart(async () => (await import('../assignment/AssignButton.tsx')).ChangeDriver)

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

/** Shows the driver of a vehicle, its day and its signals; leaves out what the user has no permission for. */
export function FactsPart({ vehicle }: { vehicle: LivePosition }) {
  const { device, driver } = vehicle
  const { data } = useDriver(driver)
  const me = useMe()
  const today = useToday({ deviceId: device.id })
  return (
    <VehicleFacts
      driver={
        driver
          ? {
              name: driver.name,
              phone: data?.phone,
              to: data && driver.id !== undefined ? paths.driver.detail(driver.id) : undefined,
            }
          : undefined
      }
      driverAction={
        mayCall(me, 'updateDevice') ? (
          <ChangeDriver device={{ ...device, driver_id: driver?.id ?? null, vehicle: vehicle.vehicle }} />
        ) : undefined
      }
      today={today.isError ? null : today.data}
      day={useDay(vehicle)}
      {...useSignals(device.id)}
    />
  )
}

const REFRESH_MS = 60_000
/** No vehicle has more trips a day. */
const MAX_TRIPS = 100

/** Returns what is known of a vehicle's day; undefined while it loads, or if the user may not see trips. */
function useDay(position: LivePosition): VehicleDay | undefined {
  const client = useFleetClient()
  const { isBase } = useServices().server
  const period = usePeriodOfToday()()
  const trips = useQuery({
    ...client.trips.newest({ deviceId: position.device.id, untimed: false, ...period }, MAX_TRIPS),
    enabled: !isBase,
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  const [from, to] = [Date.parse(period.from), Date.parse(period.to)]
  return trips.data && { from, to, now: client.serverNow(), trips: trips.data, position }
}

/** Returns battery and odometer of a device, as far as it has reported them and the user may see them. */
function useSignals(id: Id) {
  const client = useFleetClient()
  const format = useFormat()
  const { data } = useQuery({
    ...client.query('getDeviceContact', { id }),
    enabled: !useServices().server.isBase,
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  const ageOf = (time: string) => format.age(time, client.serverNow())
  const odometer = data?.signals?.odometer
  return {
    battery: data?.battery ? { percent: data.battery.percent, age: ageOf(data.battery.time) } : undefined,
    odometer: odometer && { km: odometer.value, age: ageOf(odometer.time) },
  }
}
