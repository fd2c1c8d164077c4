import type { Id } from '@sikud/api'
import { positionQueries } from '@sikud/api/queries'
import { MapsLocaleProvider } from '@sikud/maps'
import { VehicleNow } from '@sikud/maps/fleet'
import { useQuery } from '@tanstack/react-query'
import { useFindAddress } from '../geocode/useFindAddress.ts'
import { paths } from '../paths.ts'
import { usePreferences } from '../Preferences.tsx'
import { useServices } from '../services.ts'

const POLL_MS = 5_000

/** Where a vehicle is now, by its device with the newest position; nothing without a device or without the permission. */
export function NowPart({ vehicleId }: { vehicleId: Id }) {
  const { client, config } = useServices()
  const { language, timeZone } = usePreferences()
  const findAddress = useFindAddress()
  const live = useQuery({ ...positionQueries(client).live({ vehicleId }), refetchInterval: POLL_MS })
  const [position] = (live.data?.positions ?? []).toSorted((a, b) =>
    (b.time ?? '').localeCompare(a.time ?? ''),
  )
  if (!position) return null
  return (
    <MapsLocaleProvider language={language} timeZone={timeZone}>
      <VehicleNow
        key={position.device.id}
        position={position}
        serverOffset={live.data?.serverOffset ?? 0}
        map={config.map}
        externalMapUrl={config.externalMap}
        trackingHref={`${paths.tracking}?${new URLSearchParams({ vehicle: String(position.device.id) })}`}
        findAddress={findAddress}
      />
    </MapsLocaleProvider>
  )
}
