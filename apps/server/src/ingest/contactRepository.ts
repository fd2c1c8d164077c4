import type { components } from '@sikud/api/schema'
import type { Queryable } from '../database/Database.ts'
import { inScope, type Scope } from '../security/scope.ts'
import type { RefusalReason } from './checkPosition.ts'
import type { Outcome } from './followDevice.ts'
import { alarmKinds } from './Intake.ts'
import { looksShared } from './sharedImei.ts'

type DeviceContact = components['schemas']['DeviceContact']
type DeviceSignals = NonNullable<DeviceContact['signals']>
type Life = Pick<DeviceContact, 'last_contact' | 'protocol' | 'battery' | 'from' | 'latest_refused'>

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
         from refused_position where device_id = device.id), '[]') as latest_refused
     from device left join device_contact on device_contact.device_id = device.id
     where device.id = $1 and ${inScope('device.group_id', '$3')}`,
    [deviceId, from, groupIds],
  )
  if (!life) return null
  const {
    accepted = 0,
    late = 0,
    repeated = 0,
    spike = 0,
    jump: _jump,
    ...refused
  } = await countSince(database, deviceId, life.from)
  const reasons = Object.entries(refused) as [RefusalReason, number][] // oxlint-disable-line typescript/no-unsafe-type-assertion -- as: `Object.entries` returns the keys as string
  return {
    ...life,
    accepted,
    late,
    repeated,
    spikes: spike,
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
