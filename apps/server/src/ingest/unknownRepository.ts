import { columnsOf } from '../database/columnsOf.ts'
import type { Queryable } from '../database/Database.ts'
import type { TrackerProtocol } from './TrackerReport.ts'

/** Who asks in vain fills no more rows than this; the oldest go. */
const mostRows = 10_000

/** Counts devices that reported without being registered. */
export async function countUnknown(
  transaction: Queryable,
  devices: readonly { imei: string; protocol: TrackerProtocol }[],
  now: number,
): Promise<void> {
  if (devices.length === 0) return
  await transaction.query(
    `insert into unknown_device as known (imei, protocol, first_seen, last_seen)
     select imei, protocol, to_timestamp($3::float8 / 1000), to_timestamp($3::float8 / 1000)
     from unnest($1::text[], $2::text[]) as t (imei, protocol) order by imei
     on conflict (imei) do update
     set protocol = excluded.protocol, count = known.count + 1, last_seen = greatest(known.last_seen, excluded.last_seen)`,
    [...columnsOf(devices, 'imei', 'protocol'), now],
  )
  await transaction.query(
    `delete from unknown_device where imei in (
       select imei from unknown_device order by last_seen desc offset $1 for update skip locked
     )`,
    [mostRows],
  )
}
