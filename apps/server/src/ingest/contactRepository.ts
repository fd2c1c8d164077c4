import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { measureSpeedRatio, unitForRatio } from '../measure/speedUnit.ts'
import { readSpeedSamples } from '../positions/positionRepository.ts'
import { inScope, type Scope } from '../security/scope.ts'
import type { RefusalReason } from './checkPosition.ts'
import type { Outcome } from './followDevice.ts'
import { alarmKinds } from './Intake.ts'

type DeviceContact = components['schemas']['DeviceContact']
type DeviceSignals = NonNullable<DeviceContact['signals']>
type Life = Pick<DeviceContact, 'last_contact' | 'protocol' | 'battery' | 'from' | 'latest_refused'> & {
  clock: components['schemas']['DeviceClock']
  reading: { assumed: DeviceSpeedUnit | null; chosen: DeviceSpeedUnit | null; since: string | null }
}
type DeviceSpeed = components['schemas']['DeviceSpeed']
type DeviceSpeedUnit = components['schemas']['DeviceSpeedUnit']

/**
 * Reads when and how a device last contacted the server, and the counts of its positions since the hour that contains
 * `from` (ISO 8601).
 */
export async function findContact(
  database: Queryable,
  { groupIds }: Scope,
  deviceId: number,
  from: string,
): Promise<DeviceContact | null> {
  const [life] = await database.query<Life>(
    `select to_json(last_contact) #>> '{}' as last_contact, protocol,
       case when battery is not null then json_build_object('percent', battery, 'time', battery_at) end as battery,
       to_json(date_trunc('hour', $2::timestamptz, 'UTC')) #>> '{}' as "from",
       coalesce((
         select json_agg(json_build_object('received', received_at, 'reason', reason, 'time', time, 'lat', lat,
           'lng', lng, 'field', field) order by id desc)
         from refused_position where device_id = device.id), '[]') as latest_refused,
       json_build_object('offset_seconds', clock_offset_s, 'since', clock_since, 'until', clock_until,
         'blocked_until', case when clock_blocked_until > now() then clock_blocked_until end,
         'waiting', (select count(*) from quarantined_position where device_id = device.id
           and received_at > now() - interval '24 hours')) as clock,
       json_build_object('assumed', speed_assumed, 'chosen', speed_unit, 'since', speed_unit_at) as reading
     from device left join device_contact on device_contact.device_id = device.id
     where device.id = $1 and ${inScope('device.group_id', '$3')}`,
    [deviceId, from, groupIds],
  )
  if (!life) return null
  const { reading, ...contact } = life
  const {
    accepted = 0,
    late = 0,
    repeated = 0,
    spike = 0,
    limited = 0,
    jump: _jump,
    ...refused
  } = await countSince(database, deviceId, life.from)
  const reasons = Object.entries(refused) as [RefusalReason, number][] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `Object.entries` returns the keys as string
  return {
    ...contact,
    speed: await readSpeed(database, deviceId, reading),
    accepted,
    late,
    repeated,
    spikes: spike,
    limited,
    refused: reasons
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
    mixed: looksShared(await countSince(database, deviceId, new Date(Date.now() - 86_400_000).toISOString())),
    signals: await readSignals(database, deviceId),
  }
}

/** Reads the last value of everything that a device says beside its positions. */
async function readSignals(database: Queryable, deviceId: number): Promise<DeviceSignals> {
  const [row] = await database.query<{
    alarms: DeviceSignals['alarms']
    values: Omit<DeviceSignals, 'alarms'> | null
  }>(
    `select coalesce(json_agg(json_build_object('kind', kind, 'since', since, 'time', at) order by at desc, kind)
         filter (where kind = any($2)), '[]') as alarms,
       json_object_agg(kind, json_build_object('value', case when kind in ('ignition', 'charging') then to_json(number = 1)
         else coalesce(to_json(text), to_json(number)) end, 'since', since, 'time', at))
         filter (where kind <> all($2)) as values
     from device_signal where device_id = $1`,
    [deviceId, alarmKinds],
  )
  return { alarms: row?.alarms ?? [], ...row?.values }
}

async function countSince(
  database: Queryable,
  deviceId: number,
  from: string,
): Promise<Partial<Record<Outcome, number>>> {
  const rows = await database.query<{ kind: Outcome; count: number }>(
    `select kind, sum(count) as count from position_count
     where device_id = $1 and hour >= date_trunc('hour', $2::timestamptz, 'UTC') group by kind`,
    [deviceId, from],
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

const units: readonly DeviceSpeedUnit[] = ['kmh', 'ms', 'knot']
/** Number of the latest positions whose reported speeds are compared with the distances. */
const COMPARED = 300

/** Compares the speeds of a device that names no unit with the distances between its positions. */
async function readSpeed(
  database: Queryable,
  deviceId: number,
  { assumed, chosen, since }: Life['reading'],
): Promise<DeviceSpeed | null> {
  if (assumed === null) return null
  const positions = await readSpeedSamples(database, deviceId, since, COMPARED)
  const readAs = chosen ?? assumed
  const measured = measureSpeedRatio([positions])
  const ratio = measured?.isCertain ? measured.ratio : null
  return {
    read_as: readAs,
    chosen: chosen !== null,
    proposed: ratio === null ? null : unitForRatio(ratio, readAs, units),
    ratio: ratio === null ? null : Math.round(ratio * 1000) / 1000,
  }
}

/**
 * Chooses the unit of a `speed` without a unit; null lets the server assume it. Returns the unit that was chosen before,
 * or null if the device never reported.
 */
export async function storeSpeedUnit(
  transaction: Queryable,
  deviceId: number,
  unit: DeviceSpeedUnit | null,
): Promise<{ before: DeviceSpeedUnit | null } | null> {
  const [row] = await transaction.query<{ before: DeviceSpeedUnit | null }>(
    'select speed_unit as before from device_contact where device_id = $1 for no key update',
    [deviceId],
  )
  if (row === undefined) return null
  await transaction.query(
    'update device_contact set speed_unit = $2, speed_unit_at = clock_timestamp() where device_id = $1',
    [deviceId, unit],
  )
  return row
}

/**
 * Minimum number of jumps (steps that no vehicle can drive) in a day. If there are fewer, a bad receiver can be the
 * cause.
 */
const MIN_JUMPS = 10
/** Minimum share of jumps among the positions of a day, without the positions that arrived late. */
const MIN_JUMP_SHARE = 0.2

/** Checks whether two vehicles seem to send positions with the same IMEI. The arguments are the counts of one day. */
function looksShared({ accepted = 0, late = 0, jump = 0 }: Partial<Record<Outcome, number>>): boolean {
  return jump >= MIN_JUMPS && jump >= MIN_JUMP_SHARE * (accepted - late)
}
