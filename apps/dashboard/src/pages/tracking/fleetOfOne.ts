import { type LastPosition, statusText } from '@sikud/api'
import type { FleetSnapshot } from '@sikud/maps/fleet'

/**
 * Returns the only position that a base server (it has only the base API) sends, as a fleet with one vehicle. If the
 * server sends no time, the position gets the time `changedAt` (epoch ms): the time when this client saw the position
 * change.
 */
export function fleetOfOne(position: LastPosition | null, changedAt: number | undefined): FleetSnapshot {
  if (!position) return { positions: [], serverOffset: 0 }
  const { lat, lng, status, time, device, vehicle = null, simulated } = position
  const isTimed = !Number.isNaN(Date.parse(time ?? ''))
  return {
    positions: [
      {
        // The device name stays empty, so that the page shows "—" if the vehicle has no name.
        device: { id: device?.id ?? 'last', name: '' },
        vehicle,
        driver: null,
        lat,
        lng,
        speed: null,
        heading: null,
        time: isTimed ? (time ?? null) : changedAt === undefined ? null : new Date(changedAt).toISOString(),
        status: { text: statusText(status) ?? '' },
        simulated: simulated === true,
      },
    ],
    serverOffset: 0,
    timesAreOfChanges: !isTimed,
  }
}
