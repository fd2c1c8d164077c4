import type { Queryable } from '../database/Database.ts'
import { columnsOf } from '../database/sql.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import type { TrackerProtocol } from './Intake.ts'

/** Maximum number of unknown devices, in total and from one network. */
const MAX_ROWS = 10_000
const MAX_OF_NETWORK = 200

/** A device that reported without being registered. */
export interface UnknownDevice {
  imei: string
  protocol: TrackerProtocol
  network?: string
}

/** Counts the reports of unknown devices, by the identity key of the IMEI. */
export async function countUnknown(
  transaction: Queryable,
  devices: readonly UnknownDevice[],
  now: number,
): Promise<void> {
  if (devices.length === 0) return
  const byKey = new Map(devices.map((device) => [normaliseImei(device.imei), device]))
  const rows = [...byKey].map(([imei, { protocol, network = '' }]) => ({ imei, protocol, network }))
  const counted = await transaction.query<{ is_new: boolean }>(
    `insert into unknown_device as known (imei, protocol, network_hash, first_seen, last_seen)
     select imei, protocol, sha256(convert_to(value || ' tracker ' || network, 'UTF8')),
       to_timestamp($4::float8 / 1000), to_timestamp($4::float8 / 1000)
     from unnest($1::text[], $2::text[], $3::text[]) as t (imei, protocol, network), network_salt order by imei
     on conflict (imei) do update
     set protocol = excluded.protocol, count = known.count + 1, last_seen = greatest(known.last_seen, excluded.last_seen)
     returning known.count = 1 as is_new`,
    [...columnsOf(rows, 'imei', 'protocol', 'network'), now],
  )
  if (counted.some(({ is_new }) => is_new)) await dropSurplus(transaction)
}

/** Deletes the oldest rows above the limit of a network, then above the total limit from the networks with most rows. */
async function dropSurplus(transaction: Queryable): Promise<void> {
  await transaction.query(
    `with ranked as (
       select imei, last_seen, row_number() over (
         partition by coalesce(network_hash, convert_to(imei, 'UTF8')) order by last_seen desc, count desc, imei
       ) as rank
       from unknown_device
     ), placed as (
       select imei, rank, row_number() over (order by rank, last_seen desc) as place from ranked
     )
     delete from unknown_device where imei in (
       select imei from unknown_device
       where imei in (select imei from placed where rank > $1 or place > $2)
       for update skip locked
     )`,
    [MAX_OF_NETWORK, MAX_ROWS],
  )
}

/** An unknown device; `imei` is its identity key. */
export interface UnknownDeviceRow {
  imei: string
  protocol: TrackerProtocol
  first_seen: string
  last_seen: string
  count: number
}

/** Checks whether an unknown device reports under this IMEI. */
export async function isUnknownDevice(database: Queryable, imei: string): Promise<boolean> {
  const found = await database.query('select 1 from unknown_device where imei = $1', [normaliseImei(imei)])
  return found.length > 0
}

/** Lists unknown devices, the latest first. */
export async function listUnknownDevices(database: Queryable): Promise<UnknownDeviceRow[]> {
  return database.query(
    `select imei, protocol, to_json(first_seen) #>> '{}' as first_seen, to_json(last_seen) #>> '{}' as last_seen, count
     from unknown_device
     where not exists (select from device where imei_key = unknown_device.imei)
     order by last_seen desc, imei`,
  )
}
