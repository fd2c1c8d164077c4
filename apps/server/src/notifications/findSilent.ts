import type { Queryable } from '../database/Database.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { hears, type Recipient } from './Recipient.ts'
import { deviceName } from './speedRepository.ts'
import type { Watermark } from './watermarkRepository.ts'

/** What one look takes; the next one takes the others. */
const devicesAtOnce = 1_000
/** Servers' clocks differ a little, and what one stores shows a little later to another. */
export const slackMs = 60_000

interface SilentRow {
  deviceId: number
  minutes: number
  lastContact: number
  at: number
  name: string
  lat: number | null
  lng: number | null
  simulated: boolean
}

/**
 * Finds the devices that have been silent for long enough since the last look. While no server was there to hear them
 * they are not taken for silent, and who was silent before that is not told of again.
 */
export async function findSilent(
  transaction: Queryable,
  recipients: readonly Recipient[],
  { after, resumed, paused, now }: Watermark,
): Promise<{ events: FleetEvent[]; hasMore: boolean }> {
  const wanted = recipients.filter((recipient) => hears(recipient, 'silent'))
  const minutes = [...new Set(wanted.map(({ rules }) => rules.silent.minutes))]
  if (minutes.length === 0) return { events: [], hasMore: false }
  const rows = await transaction.query<SilentRow>(
    `with contact as (
       select device_id, extract(epoch from last_contact)::float8 * 1000 as ms, false as simulated from device_contact
       where last_contact <= to_timestamp($7::float8 / 1000)
       union all
       select device_id, extract(epoch from received_at)::float8 * 1000, true from last_position
       where simulated and received_at <= to_timestamp($7::float8 / 1000)
     ), due as (
       select device_id, minutes, ms, simulated, greatest(ms, $4) + minutes * 60000 as at
       from contact cross join unnest($1::int[]) as rule (minutes)
       where greatest(ms, $4) + minutes * 60000 between $2 and $3 and (ms >= $4 or ms + minutes * 60000 > $5)
     )
     select due.device_id as "deviceId", minutes, ms as "lastContact", at, ${deviceName} as name, place.lat, place.lng,
       due.simulated
     from due join device on device.id = due.device_id
     left join vehicle on vehicle.id = device.vehicle_id
     left join last_position place on place.device_id = due.device_id
     where not exists (
       select from fleet_event where kind = 'silent' and setting = minutes::text
         and subject = due.device_id::text and fleet_event.at >= to_timestamp(ms / 1000)
     )
     order by at, due.device_id limit $6`,
    [minutes, after - slackMs, now, resumed, paused, devicesAtOnce, now - Math.min(...minutes) * 60_000],
  )
  return { events: rows.map(eventOf), hasMore: rows.length === devicesAtOnce }
}

function eventOf({ lat, lng, ...row }: SilentRow): FleetEvent {
  const place = lat === null || lng === null ? null : { lat, lng }
  return { kind: 'silent', ...row, place, from: row.lastContact, to: row.at }
}
