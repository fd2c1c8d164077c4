import { columnsOf, epochMs } from '../database/sql.ts'
import type { Queryable } from '../database/Database.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import { matchImeis } from '../identities/matchImeis.ts'
import type { DeviceState, Followed } from './followDevice.ts'
import type { Arrivals } from './gatherArrivals.ts'

/** Returns the ids of registered devices by IMEI, and locks them against deletion; skips simulated devices. */
export async function lockDevices(
  transaction: Queryable,
  imeis: readonly string[],
): Promise<Map<string, number>> {
  const rows = await transaction.query<{ id: number; imei: string; imei_key: string }>(
    `select id, imei, imei_key from device where (imei = any($1) or imei_key = any($2)) and not simulated
     order by id for key share`,
    [imeis, imeis.map(normaliseImei)],
  )
  return new Map([...matchImeis(imeis, rows)].map(([imei, { id }]) => [imei, id]))
}

interface StateRow {
  id: number
  held_time: number | null
  held_lat: number
  held_lng: number
  standing_since: number | null
}

interface PlaceRow {
  id: number
  time: number
  lat: number
  lng: number
  statusSince: number | null
}

/**
 * Reads and locks the states of devices: other servers wait until this transaction ends. Locks in the order of device
 * ids, which prevents deadlocks.
 */
export async function lockStates(
  transaction: Queryable,
  arrivals: readonly Arrivals[],
): Promise<Map<number, DeviceState>> {
  const ids = arrivals.map(({ deviceId }) => deviceId)
  let rows = await lockContacts(transaction, ids)
  if (rows.length < arrivals.length) {
    await addContacts(transaction, arrivals)
    rows = await lockContacts(transaction, ids)
  }
  // A separate statement: it must see the rows that other servers stored while this transaction waited for the lock.
  const places = await transaction.query<PlaceRow>(
    `select device_id as id, ${epochMs('time')} as time, lat, lng, ${epochMs('status_since')} as "statusSince"
     from last_position where device_id = any($1) and time is not null`,
    [ids],
  )
  const last = new Map(places.map((place) => [place.id, place]))
  return new Map(rows.map((row) => [row.id, stateOf(row, last.get(row.id))]))
}

function lockContacts(transaction: Queryable, ids: readonly number[]): Promise<StateRow[]> {
  return transaction.query(
    `select device_id as id, held_lat, held_lng, ${epochMs('held_time')} as held_time,
       ${epochMs('standing_since')} as standing_since
     from device_contact where device_id = any($1) order by device_id for no key update`,
    [ids],
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

function stateOf(row: StateRow, place: PlaceRow | undefined): DeviceState {
  const { held_time: time, held_lat: lat, held_lng: lng, standing_since: standingSince } = row
  return {
    last: place ? { time: place.time, lat: place.lat, lng: place.lng } : null,
    held: time === null ? null : { time, lat, lng },
    standingSince,
    statusSince: place?.statusSince ?? null,
  }
}

/** Null, and so false, if the report has no battery level. */
const isNewer = `to_timestamp(new.percent_ms / 1000) >= coalesce(battery_at, '-infinity')`

/** Stores the last contact of devices, and the state for their next positions. */
export async function storeStates(
  transaction: Queryable,
  devices: readonly (Pick<Followed, 'state'> & Pick<Arrivals, 'deviceId' | 'protocol' | 'battery'>)[],
  now: number,
): Promise<void> {
  await transaction.query(
    `update device_contact
     set protocol = new.protocol, last_contact = greatest(last_contact, to_timestamp($9::float8 / 1000)),
       held_time = to_timestamp(new.held_ms / 1000), held_lat = new.held_lat, held_lng = new.held_lng,
       standing_since = to_timestamp(new.standing_ms / 1000),
       battery = case when ${isNewer} then new.percent else battery end,
       battery_at = case when ${isNewer} then to_timestamp(new.percent_ms / 1000) else battery_at end
     from unnest($1::int[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[], $8::float8[])
       as new (device_id, protocol, held_ms, held_lat, held_lng, standing_ms, percent, percent_ms)
     where device_contact.device_id = new.device_id`,
    [
      ...columnsOf(devices, 'deviceId', 'protocol'),
      devices.map(({ state }) => state.held?.time ?? null),
      devices.map(({ state }) => state.held?.lat ?? null),
      devices.map(({ state }) => state.held?.lng ?? null),
      devices.map(({ state }) => state.standingSince),
      devices.map(({ battery }) => battery?.percent ?? null),
      devices.map(({ battery }) => battery?.time ?? null),
      now,
    ],
  )
}
