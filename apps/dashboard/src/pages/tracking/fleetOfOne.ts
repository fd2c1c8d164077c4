import { type LastPosition, statusText } from '@sikud/api'
import type { FleetSnapshot } from '@sikud/maps/fleet'

/**
 * Returns the one position of a base server as a snapshot of a fleet. If the server sends no time, the age counts from
 * `changedAt` (epoch ms), the time at which this client saw the position change.
 */
export function fleetOfOne(position: LastPosition | null, changedAt: number | undefined): FleetSnapshot {
  if (!position) return { positions: [], serverOffset: 0 }
  const { lat, lng, status, time, device, vehicle = null, simulated } = position
  const isTimed = !Number.isNaN(Date.parse(time ?? ''))
  return {
    positions: [
      {
        // Empty, so that a vehicle without a name is shown as "—".
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
