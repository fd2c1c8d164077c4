import type { Queryable } from '../database/Database.ts'
import { slackMs } from './findSilent.ts'
import type { FleetEvent } from './FleetEvent.ts'
import { hears, type Recipient } from './Recipient.ts'
import type { Watermark } from './watermarkRepository.ts'

/** The same one is told again after this. */
const againAfterMs = 24 * 3_600_000
/** More in a day are no trackers that somebody forgot to register, but a machine that tries names. */
const mostADay = 500

/** Finds who reports without being registered. */
export async function findUnknown(
  transaction: Queryable,
  recipients: readonly Recipient[],
  { after, now }: Watermark,
): Promise<FleetEvent[]> {
  if (!recipients.some((recipient) => hears(recipient, 'unknown_device'))) return []
  const rows = await transaction.query<{ imei: string; at: number }>(
    `select imei, extract(epoch from last_seen)::float8 * 1000 as at from unknown_device
     where last_seen > to_timestamp($1::float8 / 1000)
       and not exists (select from device where imei_key = unknown_device.imei)
       and not exists (
         select from fleet_event where kind = 'unknown_device' and setting = '' and subject = imei
           and at > last_seen - $2 * interval '1 millisecond'
       )
     order by last_seen
     limit $3 - least($3, (select count(*) from fleet_event where kind = 'unknown_device'
       and noticed_at > to_timestamp(($4::float8 - $2) / 1000)))`,
    [after - slackMs, againAfterMs, mostADay, now],
  )
  return rows.map(({ imei, at }) => ({
    kind: 'unknown_device',
    imei,
    deviceId: null,
    name: imei,
    place: null,
    simulated: false,
    at,
    from: at - againAfterMs,
    to: at,
  }))
}
