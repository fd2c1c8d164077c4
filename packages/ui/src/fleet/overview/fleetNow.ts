import type { LivePosition } from '@sikud/api'
import { type FleetStatus, lastSign, silentAfter, statusOf } from '../../status/fleetStatus.ts'

/** The statuses in the order of the live map. */
export const statuses: readonly FleetStatus[] = ['moving', 'idle', 'parked', 'offline']

/** For longer than this, in minutes, a vehicle stands long. */
const LONG_STAND_MIN = 120

/** Below this speed, in km/h, a vehicle with an unknown status text counts as standing. */
const WALKING = 5

/** Counts the vehicles of each status at the server's time `now`, by the rule of the live map, and those that stand long. */
export function fleetNow(positions: readonly LivePosition[], now: number) {
  const counts: Record<FleetStatus, number> = { moving: 0, idle: 0, parked: 0, offline: 0 }
  let standing = 0
  for (const position of positions) {
    const status = statusNow(position, now)
    counts[status] += 1
    const since = Date.parse(position.statusSince ?? '')
    if ((status === 'idle' || status === 'parked') && now - since > LONG_STAND_MIN * 60_000) standing += 1
  }
  return { counts, standing }
}

function statusNow({ status, speed, time, contact }: LivePosition, now: number): FleetStatus {
  const reported = statusOf(status?.text ?? '') ?? ((speed ?? 0) >= WALKING ? 'moving' : 'idle')
  const sign = lastSign(reported, Date.parse(time ?? ''), Date.parse(contact ?? ''))
  return now - sign <= silentAfter(reported) ? reported : 'offline'
}
