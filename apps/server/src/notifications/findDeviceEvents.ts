import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import type { AlarmKind, FleetEvent } from './FleetEvent.ts'
import { type RuleOwner, wants } from './Recipient.ts'
import { deviceName } from './speedRepository.ts'
import type { Watermark } from './watermarkRepository.ts'

/** Maximum number of devices that one notification check finds for each kind of event. */
export const MAX_DEVICES = 1_000
/** Tolerance, in milliseconds, for clocks that differ and transactions that commit late. */
export const SKEW_MS = 60_000

/** The `deviceColumns` of a row. */
export interface DeviceRow {
  deviceId: number
  vehicleId: number | null
  groupId: number
  name: string
  lat: number | null
  lng: number | null
}

interface AlarmRow extends DeviceRow {
  alarm: AlarmKind
  at: number
  driver: string | null
}

/** A signal that is older than this causes no notification. */
export const MAX_SIGNAL_AGE_MS = 24 * 3_600_000

/** SQL columns of a row of `deviceAt`. */
export const deviceColumns = `device.id as "deviceId", "then".vehicle_id as "vehicleId",
  coalesce("then".group_id, device.group_id) as "groupId", ${deviceName} as name, place.lat, place.lng`

/**
 * Returns SQL that joins a `signal` with its device, with the vehicle and depot that the device had at a time (an SQL
 * expression), and with its place if the tracker sent a position in the five minutes before that time.
 */
export function deviceAt(time: string): string {
  return `join device on device.id = signal.device_id
     left join device_assignment "then" on "then".device_id = device.id and "then".from_at <= ${time}
       and ("then".to_at is null or "then".to_at > ${time})
     left join vehicle on vehicle.id = "then".vehicle_id
     left join lateral (
       select lat, lng, time from position where position.device_id = device.id
         and time between ${time} - interval '5 minutes' and ${time} order by time desc limit 1
     ) place on true`
}

/**
 * Finds the alarms that trackers reported since the last notification check. A repeated report belongs to the same
 * alarm. The place is left out if the tracker sent no position in the five minutes before the alarm.
 */
export async function findAlarms(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { storedAfter, now }: Watermark,
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  const wanted = owners.filter((owner) => wants(owner, 'alarm'))
  const kinds = [...new Set(wanted.flatMap(({ rules }) => rules.alarm.kinds))]
  if (kinds.length === 0) return { events: [], hasMore: false }
  const rows = await transaction.query<AlarmRow>(
    `select ${deviceColumns}, signal.kind as alarm, round(${epochMs('signal.since')}) as at, driver.name as driver
     from device_signal signal ${deviceAt('signal.since')}
     left join driver on driver.id = "then".driver_id
     where signal.kind in ('sos', 'power_cut', 'towing', 'low_battery') and signal.kind = any($1)
       and signal.stored_at > $2::timestamptz - interval '1 minute'
       and signal.since > to_timestamp($3::float8 / 1000)
       and not exists (
         select from fleet_event where kind = 'alarm' and setting = signal.kind
           and subject = device.id::text and at = signal.since
       )
     order by signal.stored_at, device.id limit $4`,
    [kinds, storedAfter, now - MAX_SIGNAL_AGE_MS, MAX_DEVICES],
  )
  return { events: rows.map(alarmEvent), hasMore: rows.length === MAX_DEVICES }
}

function alarmEvent({ lat, lng, ...row }: AlarmRow): FleetEvent {
  const place = placeOf(lat, lng)
  return { kind: 'alarm', ...row, place, simulated: false, from: row.at, to: row.at }
}

/** Returns a place; null if the coordinates are unknown. */
export function placeOf(lat: number | null, lng: number | null): FleetEvent['place'] {
  return lat === null || lng === null ? null : { lat, lng }
}

interface SilentRow extends DeviceRow {
  minutes: number
  lastContact: number
  at: number
  simulated: boolean
}

/**
 * Finds the devices that became silent since the last notification check. The time in which no server ran does not
 * count as silence. A device that became silent before the servers stopped is not reported again.
 */
export async function findSilent(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { after, resumed, paused, now }: Watermark,
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  const wanted = owners.filter((owner) => wants(owner, 'silent'))
  const minutes = [...new Set(wanted.map(({ rules }) => rules.silent.minutes))]
  if (minutes.length === 0) return { events: [], hasMore: false }
  const rows = await transaction.query<SilentRow>(
    `with contact as (
       select device_id, ${epochMs('last_contact')} as ms, false as simulated from device_contact
       where last_contact <= to_timestamp($7::float8 / 1000)
       union all
       select device_id, ${epochMs('received_at')}, true from last_position
       where simulated and received_at <= to_timestamp($7::float8 / 1000)
     ), due as (
       select device_id, minutes, ms, simulated, greatest(ms, $4) + minutes * 60000 as at
       from contact cross join unnest($1::int[]) as rule (minutes)
       where greatest(ms, $4) + minutes * 60000 between $2 and $3 and (ms >= $4 or ms + minutes * 60000 > $5)
     )
     select due.device_id as "deviceId", device.vehicle_id as "vehicleId", device.group_id as "groupId",
       minutes, ms as "lastContact", at, ${deviceName} as name, place.lat, place.lng,
       due.simulated
     from due join device on device.id = due.device_id and device.archived_at is null
     left join vehicle on vehicle.id = device.vehicle_id
     left join last_position place on place.device_id = due.device_id
     where not exists (
       select from fleet_event where kind = 'silent' and setting = minutes::text
         and subject = due.device_id::text and fleet_event.at >= to_timestamp(ms / 1000)
     )
     order by at, due.device_id limit $6`,
    [minutes, after - SKEW_MS, now, resumed, paused, MAX_DEVICES, now - Math.min(...minutes) * 60_000],
  )
  return { events: rows.map(silentEvent), hasMore: rows.length === MAX_DEVICES }
}

function silentEvent({ lat, lng, ...row }: SilentRow): FleetEvent {
  const place = placeOf(lat, lng)
  return { kind: 'silent', ...row, place, from: row.lastContact, to: row.at }
}

/** After this time, the same unknown device is reported again. */
const REPEAT_MS = 24 * 3_600_000
/** Maximum number of events of unknown devices in 24 hours: a client that guesses IMEIs can create many. */
const MAX_PER_DAY = 500

export async function findUnknown(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { after, now }: Watermark,
): Promise<FleetEvent[]> {
  if (!owners.some((owner) => wants(owner, 'unknown_device'))) return []
  const rows = await transaction.query<{ imei: string; at: number }>(
    `select imei, ${epochMs('last_seen')} as at from unknown_device
     where last_seen > to_timestamp($1::float8 / 1000)
       and not exists (select from device where imei_key = unknown_device.imei)
       and not exists (
         select from fleet_event where kind = 'unknown_device' and setting = '' and subject = imei
           and at > last_seen - $2 * interval '1 millisecond'
       )
     order by last_seen
     limit $3 - least($3, (select count(*) from fleet_event where kind = 'unknown_device'
       and noticed_at > to_timestamp(($4::float8 - $2) / 1000)))`,
    [after - SKEW_MS, REPEAT_MS, MAX_PER_DAY, now],
  )
  return rows.map(({ imei, at }) => ({
    kind: 'unknown_device',
    imei,
    deviceId: null,
    vehicleId: null,
    groupId: null,
    name: imei,
    place: null,
    simulated: false,
    at,
    from: at - REPEAT_MS,
    to: at,
  }))
}
