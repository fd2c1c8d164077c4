import { isStatus, useFindAddress } from '@sikud/api/react'
import type { Id, LiveFleet } from '@sikud/api'
import { MapLookProvider } from '@sikud/maps'
import { VehicleNow } from '@sikud/maps/fleet'
import { ErrorState, LoadingBlock } from '@sikud/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { paths } from '../paths.ts'
import { useChosenLook } from '../layouts/useChosenLook.ts'
import { useServices } from '../services.ts'

const POLL_MS = 5_000

/**
 * Shows where a vehicle is now: the newest position of its devices. Renders nothing if no device has a position or the
 * user has no permission.
 */
export function NowPart({ vehicleId }: { vehicleId: Id }) {
  const { client, config } = useServices()
  const findAddress = useFindAddress()
  const look = useChosenLook()
  const live = useQuery({
    ...client.query('listLivePositions', { vehicle_id: vehicleId }),
    refetchInterval: POLL_MS,
    // Once for each response, because the card computes the ages of the positions with it.
    select: useCallback(
      ({ positions }: LiveFleet) => ({ positions, serverOffset: client.serverNow() - Date.now() }),
      [client],
    ),
  })
  const [position] = (live.data?.positions ?? []).toSorted((a, b) =>
    (b.time ?? '').localeCompare(a.time ?? ''),
  )
  if (live.isPending) return <LoadingBlock lines={8} />
  if (live.isError && !live.data && !isStatus(live.error, 403))
    return <ErrorState message={live.error.message} onRetry={live.refetch} retrying={live.isFetching} />
  if (!position) return null
  return (
    <MapLookProvider {...look}>
      <VehicleNow
        key={position.device.id}
        position={position}
        serverOffset={live.data?.serverOffset ?? 0}
        map={config.map}
        externalMapUrl={config.externalMap}
        trackingHref={`${paths.tracking}?${new URLSearchParams({ vehicle: String(position.device.id) })}`}
        findAddress={findAddress}
      />
    </MapLookProvider>
  )
}
