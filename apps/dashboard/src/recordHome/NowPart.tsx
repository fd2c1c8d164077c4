import { useFindAddress, useVehicleNow } from '@sikud/api/react'
import type { Id } from '@sikud/api'
import { MapLookProvider } from '@sikud/maps'
import { VehicleNow } from '@sikud/maps/fleet'
import { ErrorState, LoadingBlock } from '@sikud/ui'
import { paths } from '../paths.ts'
import { useChosenLook } from '../layouts/useChosenLook.ts'
import { useServices } from '../services.ts'

/** Shows where a vehicle is now; renders nothing if none of its devices has a position or the user has no permission. */
export function NowPart({ vehicleId }: { vehicleId: Id }) {
  const { config } = useServices()
  const findAddress = useFindAddress()
  const look = useChosenLook()
  const { data, error, failed, isFetching, isPending, refetch } = useVehicleNow(vehicleId)
  if (isPending) return <LoadingBlock lines={8} />
  if (failed) return <ErrorState message={error?.message ?? ''} onRetry={refetch} retrying={isFetching} />
  if (!data?.position) return null
  const { id } = data.position.device
  return (
    <MapLookProvider {...look}>
      <VehicleNow
        key={id}
        position={data.position}
        serverOffset={data.serverOffset}
        map={config.map}
        externalMapUrl={config.externalMap}
        trackingHref={`${paths.tracking}?${new URLSearchParams({ vehicle: String(id) })}`}
        findAddress={findAddress}
      />
    </MapLookProvider>
  )
}
