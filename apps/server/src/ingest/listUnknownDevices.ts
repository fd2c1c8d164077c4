import type { Queryable } from '../database/Database.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import type { TrackerProtocol } from './TrackerReport.ts'

/** A tracker that reports without being registered; `imei` is the key of what it calls itself. */
export interface UnknownDeviceRow {
  imei: string
  protocol: TrackerProtocol
  first_seen: string
  last_seen: string
  count: number
}

/** Whether a tracker reports under this name without being registered. */
export async function isUnknownDevice(database: Queryable, imei: string): Promise<boolean> {
  const found = await database.query('select 1 from unknown_device where imei = $1', [normaliseImei(imei)])
  return found.length > 0
}

/** Lists the trackers that nobody registered, the latest first. */
export async function listUnknownDevices(database: Queryable): Promise<UnknownDeviceRow[]> {
  return database.query(
    `select imei, protocol, to_json(first_seen) #>> '{}' as first_seen, to_json(last_seen) #>> '{}' as last_seen, count
     from unknown_device
     where not exists (select from device where imei_key = unknown_device.imei)
     order by last_seen desc, imei`,
  )
}
