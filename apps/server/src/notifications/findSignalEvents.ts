import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import {
  deviceAt,
  deviceColumns,
  type DeviceRow,
  MAX_DEVICES,
  MAX_SIGNAL_AGE_MS,
  placeOf,
} from './findDeviceEvents.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { type RuleOwner, timesOf, wants } from './Recipient.ts'
import { type DepotTimes, firstWithin, timeKey } from './ruleTimes.ts'
import type { Watermark } from './watermarkRepository.ts'

interface EngineRow extends DeviceRow {
  placedAt: number | null
  begin: number
  end: number
}

/** A place counts for an event that is at most this far from it. */
const NEAR_MS = 5 * 60_000
/** A run of which only a part lies in the hours of a rule is searched for it this far back. */
const MAX_RUN_MS = 12 * 3_600_000

/**
 * Finds the engines that run in the hours of a rule, among the runs that reports began or continued since the last
 * notification check. A run causes one event for each of the hours, at the first such time.
 */
export async function findEngineOn(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { depots, mark: { storedAfter, now } }: { depots: ReadonlyMap<number, DepotTimes>; mark: Watermark },
): Promise<FleetEvent[]> {
  const times = timesOf(owners, 'engine_on')
  if (times.length === 0) return []
  const rows = await transaction.query<EngineRow>(
    `select ${deviceColumns}, round(${epochMs('place.time')}) as "placedAt",
       round(${epochMs('signal.from_at')}) as begin, round(${epochMs('signal.to_at')}) as end
     from engine_run signal ${deviceAt('case when signal.to_at < $3 then signal.from_at else signal.to_at end')}
     where signal.stored_at > $1::timestamptz - interval '1 minute' and signal.to_at > $2`,
    [storedAfter, new Date(now - MAX_SIGNAL_AGE_MS), new Date(now - NEAR_MS)],
  )
  return rows.flatMap(({ begin, end, placedAt, lat, lng, ...device }) => {
    const depot = depots.get(device.groupId)
    if (depot === undefined) return []
    const from = Math.max(begin, end - MAX_RUN_MS)
    return times.flatMap((time): FleetEvent[] => {
      const at = firstWithin(time, depot, from, end)
      // If these hours had already begun before `from`, an earlier check has found the run.
      if (at === null || (at === from && from > begin)) return []
      const isNear = placedAt !== null && Math.abs(at - placedAt) <= NEAR_MS
      const place = isNear ? placeOf(lat, lng) : null
      return [
        { kind: 'engine_on', ...device, simulated: false, place, at, from, to: end, hours: timeKey(time) },
      ]
    })
  })
}

interface VoltageRow extends DeviceRow {
  volts: number
  limit: number
  at: number
  from: number
}

/** The voltage must rise this many volts above the limit before the same limit causes another event. */
const HYSTERESIS_V = 0.3
/**
 * A voltage below this share of the limit is not that of a low battery: the cable is cut (alarm `power_cut`), or the
 * rule is for vehicles with 24 V and this one has 12 V.
 */
const LEAST_SHARE = 2 / 3
/** While the engine runs, the voltage is that of the alternator, and the starter lowers it for a moment. */
const engineIsOff = `not exists (select from device_signal ignition
  where ignition.device_id = signal.device_id and ignition.kind = 'ignition' and ignition.number = 1)`

/**
 * Finds the vehicles whose voltage fell below the limit of a rule since the last notification check, while the engine is
 * off. The voltage causes one event for each limit until it has risen again.
 */
export async function findLowVoltage(
  transaction: Queryable,
  owners: readonly RuleOwner[],
  { storedAfter, now }: Watermark,
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  // Also without a rule, so that a rule that is switched on later finds no event of an earlier time open.
  await endEvents(transaction)
  const limits = owners.flatMap((one) => (wants(one, 'low_voltage') ? [one.rules.low_voltage.volts] : []))
  if (limits.length === 0) return { events: [], hasMore: false }
  const rows = await transaction.query<VoltageRow>(
    `select ${deviceColumns}, signal.number as volts, rule.volts as limit, round(${epochMs('signal.at')}) as at,
       round(${epochMs('coalesce(open.at, signal.at)')}) as from
     from device_signal signal cross join unnest($1::float8[]) as rule (volts) ${deviceAt('signal.at')}
     left join lateral (
       select min(at) as at, array_agg(setting) as settings from fleet_event
       where kind = 'low_voltage' and ended_at is null and subject = device.id::text
     ) open on true
     where signal.kind = 'voltage' and signal.stored_at > $2::timestamptz - interval '1 minute'
       and signal.at > to_timestamp($3::float8 / 1000)
       and signal.number < rule.volts and signal.number >= rule.volts * ${String(LEAST_SHARE)} and ${engineIsOff}
       and rule.volts::text <> all(coalesce(open.settings, '{}'))
     order by signal.stored_at, device.id, rule.volts limit $4`,
    [[...new Set(limits)], storedAfter, now - MAX_SIGNAL_AGE_MS, MAX_DEVICES],
  )
  const events = rows.map(({ lat, lng, ...row }): FleetEvent => {
    return { kind: 'low_voltage', ...row, simulated: false, place: placeOf(lat, lng), to: row.at }
  })
  return { events, hasMore: rows.length === MAX_DEVICES }
}

/** Ends the events of the voltages that have risen again. */
async function endEvents(transaction: Queryable): Promise<void> {
  await transaction.query(
    `with open as materialized (
       select subject::int as device_id, setting::numeric as volts, setting, at from fleet_event
       where kind = 'low_voltage' and ended_at is null
     )
     update fleet_event set ended_at = signal.at from open join device_signal signal using (device_id)
     where fleet_event.kind = 'low_voltage' and fleet_event.setting = open.setting
       and fleet_event.subject = device_id::text and fleet_event.at = open.at
       and signal.kind = 'voltage' and signal.at >= open.at
       and signal.number >= (open.volts + ${String(HYSTERESIS_V)})::float8 and ${engineIsOff}`,
  )
}
