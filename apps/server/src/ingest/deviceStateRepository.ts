import type { Queryable } from '../database/Database.ts'
import { arrayOf, columnsOf, epochMs, type Statement } from '../database/sql.ts'
import { normaliseImei } from '../identities/identityKeys.ts'
import type { SpeedUnit } from '../measure/speedUnit.ts'
import { ALARM_MS, type ShownSignals, type StoredSignal } from './deviceSignals.ts'
import type { Followed } from './followDevice.ts'
import type { Arrivals } from './gatherArrivals.ts'
import { type AlarmKind, alarmKinds, type TrackerProtocol } from './Intake.ts'

/**
 * Returns the id and the depot of each registered device by its IMEI, and locks these devices against deletion. Skips
 * simulated devices, and archived devices whose IMEI was freed.
 */
export async function lockDevices(
  transaction: Queryable,
  imeis: readonly string[],
): Promise<Map<string, { id: number; group_id: number }>> {
  const rows = await transaction.query<{ id: number; group_id: number; imei: string; imei_key: string }>(
    `select id, group_id, imei, imei_key from device where (imei = any($1) and imei_key is not null or imei_key = any($2)) and not simulated
     order by id for key share`,
    [imeis, imeis.map(normaliseImei)],
  )
  return matchImeis(imeis, rows)
}

/** The part of a device's state that the database stores beside the last position. */
export interface HeldRow {
  id: number
  held_time: number | null
  held_lat: number
  held_lng: number
  standing_since: number | null
  ignition: boolean | null
  ignition_at: number | null
  alarm: AlarmKind | null
  alarm_at: number | null
  /** The last contact that readers of the live fleet were told. */
  shown_at: number | null
  /** The adopted offset of the clock in seconds; null if there is none now. */
  clock_offset_s: number | null
  waiting_since: number | null
  waiting: number
  speed_unit: SpeedUnit | null
  speed_assumed: SpeedUnit | null
  protocol: TrackerProtocol
  last_contact: number
}

/**
 * Reads and locks the states of devices in the order of device ids, which prevents deadlocks. Other servers must wait
 * for these locks until this transaction ends. While this statement waits for a lock, another server can store rows
 * that this statement does not see. So a caller must read the last positions in a later statement.
 */
export async function lockStates(
  transaction: Queryable,
  devices: readonly Pick<Arrivals, 'deviceId' | 'protocol'>[],
): Promise<HeldRow[]> {
  const ids = devices.map(({ deviceId }) => deviceId)
  const rows = await lockContacts(transaction, ids)
  if (rows.length === devices.length) return rows
  await addContacts(transaction, devices)
  return lockContacts(transaction, ids)
}

/** Reads and locks the state of one device; null if it was deleted or never reported. */
export async function lockState(transaction: Queryable, deviceId: number): Promise<HeldRow | null> {
  await transaction.query('select from device where id = $1 for key share', [deviceId])
  const [row] = await lockContacts(transaction, [deviceId])
  return row ?? null
}

function lockContacts(transaction: Queryable, ids: readonly number[]): Promise<HeldRow[]> {
  return transaction.query(
    `select device_id as id, held_lat, held_lng, ${epochMs('held_time')} as held_time,
       ${epochMs('standing_since')} as standing_since, ignition, ${epochMs('ignition_at')} as ignition_at,
       alarm, ${epochMs('alarm_at')} as alarm_at, ${epochMs('shown_at')} as shown_at,
       waiting, ${epochMs('waiting_since')} as waiting_since,
       case when clock_until is null then clock_offset_s end as clock_offset_s, speed_unit, speed_assumed, protocol,
       ${epochMs('last_contact')} as last_contact
     from device_contact where device_id = any($1) order by device_id for no key update`,
    [arrayOf(ids)],
  )
}

async function addContacts(
  transaction: Queryable,
  devices: readonly Pick<Arrivals, 'deviceId' | 'protocol'>[],
): Promise<void> {
  await transaction.query(
    `insert into device_contact (device_id, protocol, last_contact)
     select device_id, protocol, 'epoch' from unnest($1::int[], $2::text[]) as t (device_id, protocol)
     order by device_id on conflict do nothing`,
    columnsOf(devices, 'deviceId', 'protocol'),
  )
}

/** SQL condition that is true for a stored time that only a server with a wrong clock can have written. */
const isFuture = (time: string) => `${time} > to_timestamp($9::float8 / 1000) + interval '1 hour'`
/** SQL condition that is true if there is a new battery level and it is not older than the stored one. */
const isNewer = `new.percent_ms is not null and (battery_at is null or ${isFuture('battery_at')}
  or to_timestamp(new.percent_ms / 1000) >= battery_at)`

/** What readers of the live fleet are told of a contact. */
export type Telling = 'nothing' | 'by its position' | 'by its contact'

/**
 * Returns the SQL statement that stores the last contact of devices and their state. The next batch reads this state to
 * process the next positions.
 */
export function storedStates(
  devices: readonly (Pick<Followed, 'state'> &
    Pick<Arrivals, 'deviceId' | 'protocol' | 'battery'> & { signals: ShownSignals; telling: Telling })[],
  now: number,
): Statement {
  const rows = devices.map(({ deviceId, protocol, battery, state, signals, telling }) => ({
    deviceId,
    protocol,
    heldTime: state.held?.time ?? null,
    heldLat: state.held?.lat ?? null,
    heldLng: state.held?.lng ?? null,
    standingSince: state.standingSince,
    percent: battery?.percent ?? null,
    percentTime: battery?.time ?? null,
    ...signals,
    shownAt: telling === 'nothing' ? null : now,
    isMarked: telling === 'by its contact',
  }))
  return {
    text: `update device_contact
     set protocol = new.protocol, last_contact = case when ${isFuture('last_contact')} then to_timestamp($9::float8 / 1000)
         else greatest(last_contact, to_timestamp($9::float8 / 1000)) end,
       held_time = to_timestamp(new.held_ms / 1000), held_lat = new.held_lat, held_lng = new.held_lng,
       standing_since = to_timestamp(new.standing_ms / 1000),
       battery = case when ${isNewer} then new.percent else battery end,
       battery_at = case when ${isNewer} then to_timestamp(new.percent_ms / 1000) else battery_at end,
       ignition = new.ignition, ignition_at = to_timestamp(new.ignition_ms / 1000),
       alarm = new.alarm, alarm_at = to_timestamp(new.alarm_ms / 1000),
       shown_at = coalesce(to_timestamp(new.shown_ms / 1000), shown_at),
       changed_by = case when new.is_marked then pg_current_xact_id() else changed_by end
     from unnest($1::int[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::float8[], $7::float8[], $8::float8[],
       $10::bool[], $11::float8[], $12::text[], $13::float8[], $14::float8[], $15::bool[])
       as new (device_id, protocol, held_ms, held_lat, held_lng, standing_ms, percent, percent_ms,
         ignition, ignition_ms, alarm, alarm_ms, shown_ms, is_marked)
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
      ...columnsOf(rows, 'ignition', 'ignitionAt', 'alarm', 'alarmAt', 'shownAt', 'isMarked'),
    ],
  }
}

const isAlarm = `known.kind in (${alarmKinds.map((kind) => `'${kind}'`).join(', ')})`
/** SQL condition that is true if a signal has the same value as before, or if an alarm goes on. */
const goesOn = `known.number is not distinct from excluded.number and known.text is not distinct from excluded.text
  and (not ${isAlarm} or excluded.since <= known.at + ${String(ALARM_MS)} * interval '1 millisecond')`

/** Returns the SQL statement that stores the last signals of devices, unless newer ones are stored; null without any. */
export function storedSignals(
  signals: readonly (StoredSignal & Pick<Arrivals, 'deviceId'>)[],
): Statement | null {
  if (signals.length === 0) return null
  return {
    text: `insert into device_signal as known (device_id, kind, at, since, number, text)
     select device_id, kind, to_timestamp(at_ms / 1000), to_timestamp(since_ms / 1000), number, text
     from unnest($1::int[], $2::text[], $3::float8[], $4::float8[], $5::float8[], $6::text[])
       as new (device_id, kind, at_ms, since_ms, number, text)
     on conflict (device_id, kind) do update set at = excluded.at, number = excluded.number, text = excluded.text,
       since = case when ${goesOn} then known.since else excluded.since end,
       stored_at = case when ${goesOn} and known.kind <> 'voltage' then known.stored_at else excluded.stored_at end
     where known.at <= excluded.at or known.at > now() + interval '1 hour'`,
    params: columnsOf(signals, 'deviceId', 'kind', 'at', 'since', 'number', 'text'),
  }
}

/**
 * Returns the device for each spelling of an IMEI. It prefers the device with exactly this spelling to a device with
 * the same identity key.
 */
function matchImeis<Device extends { imei: string; imei_key: string }>(
  spellings: readonly string[],
  devices: readonly Device[],
): Map<string, Device> {
  const byImei = new Map(devices.map((device) => [device.imei, device]))
  const byKey = new Map(devices.map((device) => [device.imei_key, device]))
  return new Map(
    spellings.flatMap((spelling) => {
      const device = byImei.get(spelling) ?? byKey.get(normaliseImei(spelling))
      return device === undefined ? [] : [[spelling, device]]
    }),
  )
}
