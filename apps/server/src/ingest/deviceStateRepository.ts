import type { Queryable } from '../database/Database.ts'
import { arrayOf, columnsOf, epochMs } from '../database/sql.ts'
import type { Statement } from '../database/together.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import { matchImeis } from '../identities/matchImeis.ts'
import type { Followed } from './followDevice.ts'
import type { Arrivals } from './gatherArrivals.ts'

/**
 * Returns the id of each registered device by its IMEI, and locks these devices against deletion. Skips simulated
 * devices, and archived devices whose IMEI was freed.
 */
export async function lockDevices(
  transaction: Queryable,
  imeis: readonly string[],
): Promise<Map<string, number>> {
  const rows = await transaction.query<{ id: number; imei: string; imei_key: string }>(
    `select id, imei, imei_key from device where (imei = any($1) and imei_key is not null or imei_key = any($2)) and not simulated
     order by id for key share`,
    [imeis, imeis.map(normaliseImei)],
  )
  return new Map([...matchImeis(imeis, rows)].map(([imei, { id }]) => [imei, id]))
}

/** The part of a device's state that the database stores beside the last position. */
export interface HeldRow {
  id: number
  held_time: number | null
  held_lat: number
  held_lng: number
  standing_since: number | null
}

/**
 * Reads and locks the states of devices in the order of device ids, which prevents deadlocks. Other servers must wait
 * for these locks until this transaction ends. While this statement waits for a lock, another server can store rows
 * that this statement does not see. So a caller must read the last positions in a later statement.
 */
export async function lockStates(transaction: Queryable, arrivals: readonly Arrivals[]): Promise<HeldRow[]> {
  const ids = arrivals.map(({ deviceId }) => deviceId)
  const rows = await lockContacts(transaction, ids)
  if (rows.length === arrivals.length) return rows
  await addContacts(transaction, arrivals)
  return lockContacts(transaction, ids)
}

function lockContacts(transaction: Queryable, ids: readonly number[]): Promise<HeldRow[]> {
  return transaction.query(
    `select device_id as id, held_lat, held_lng, ${epochMs('held_time')} as held_time,
       ${epochMs('standing_since')} as standing_since
     from device_contact where device_id = any($1) order by device_id for no key update`,
    [arrayOf(ids)],
  )
}

async function addContacts(transaction: Queryable, arrivals: readonly Arrivals[]): Promise<void> {
  await transaction.query(
    `insert into device_contact (device_id, protocol, last_contact)
     select device_id, protocol, 'epoch' from unnest($1::int[], $2::text[]) as t (device_id, protocol)
     order by device_id on conflict do nothing`,
    columnsOf(arrivals, 'deviceId', 'protocol'),
  )
}

/**
 * SQL condition that is true if the new battery level is not older than the stored one. If there is no new level, the
 * condition is null, which counts as false.
 */
const isNewer = `to_timestamp(new.percent_ms / 1000) >= coalesce(battery_at, '-infinity')`

/**
 * Returns the SQL statement that stores the last contact of devices and their state. The next batch reads this state to
 * process the next positions.
 */
export function storedStates(
  devices: readonly (Pick<Followed, 'state'> & Pick<Arrivals, 'deviceId' | 'protocol' | 'battery'>)[],
  now: number,
): Statement {
  const rows = devices.map(({ deviceId, protocol, battery, state }) => ({
    deviceId,
    protocol,
    heldTime: state.held?.time ?? null,
    heldLat: state.held?.lat ?? null,
    heldLng: state.held?.lng ?? null,
    standingSince: state.standingSince,
    percent: battery?.percent ?? null,
    percentTime: battery?.time ?? null,
  }))
  return {
    text: `update device_contact
     set protocol = new.protocol, last_contact = greatest(last_contact, to_timestamp($9::float8 / 1000)),
       held_time = to_timestamp(new.held_ms / 1000), held_lat = new.held_lat, held_lng = new.held_lng,
       standing_since = to_timestamp(new.standing_ms / 1000),
       battery = case when ${isNewer} then new.percent else battery end,
       battery_at = case when ${isNewer} then to_timestamp(new.percent_ms / 1000) else battery_at end
     from unnest($1::int[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[], $8::float8[])
       as new (device_id, protocol, held_ms, held_lat, held_lng, standing_ms, percent, percent_ms)
     where device_contact.device_id = new.device_id`,
    params: [
      ...columnsOf(
        rows,
        'deviceId',
        'protocol',
        'heldTime',
        'heldLat',
        'heldLng',
        'standingSince',
        'percent',
        'percentTime',
      ),
      now,
    ],
  }
}
