import { momentOf } from '../http/parseTimestamp.ts'

/** Which trips are wanted; what is absent does not limit. Moments are ISO 8601 in UTC. */
export interface SessionFilter {
  deviceId?: number | undefined
  vehicleId?: number | undefined
  driverId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  /** True: only trips without times; false: only those with a start. */
  untimed?: boolean | undefined
}

interface SessionQuery {
  device_id?: string
  vehicle_id?: string
  driver_id?: string
  from?: string
  to?: string
  untimed?: '0' | '1'
}

/** Reads the filters of a query; throws 400 for a moment that does not exist. */
export function readSessionFilter(query: SessionQuery): SessionFilter {
  return {
    deviceId: idOf(query.device_id),
    vehicleId: idOf(query.vehicle_id),
    driverId: idOf(query.driver_id),
    from: momentOf(query.from, 'from'),
    to: momentOf(query.to, 'to'),
    untimed: query.untimed === undefined ? undefined : query.untimed === '1',
  }
}

/** An id that cannot be one of ours becomes 0, which finds nothing. */
function idOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
}
