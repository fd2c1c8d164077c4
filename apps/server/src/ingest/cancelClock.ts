import type { Queryable } from '../database/Database.ts'
import { epochMs } from '../database/sql.ts'
import { runTogether } from '../database/together.ts'
import { replaceLastPosition } from '../positions/lastPositionRepository.ts'
import { dropTripsWithin } from '../trips/tripRepository.ts'
import { markedWork } from '../trips/positionQueue.ts'
import type { AcceptedPosition } from './checkPosition.ts'
import { lockState, storedStates } from './deviceStateRepository.ts'
import { followDevice } from './followDevice.ts'
import { QUARANTINE_MS } from './quarantineRepository.ts'

/** Number of the remaining positions from which the status of the device is computed again. */
const RECENT = 200

/**
 * Ends the correction of a device's clock: deletes the positions that the last adopted offset corrected, and their
 * trips, empties the quarantine, and blocks another offset for 24 hours. Returns the number of deleted
 * positions, or null if the clock was never corrected. Times are milliseconds since 1970.
 */
export async function cancelClock(
  transaction: Queryable,
  deviceId: number,
  now: number,
): Promise<number | null> {
  const state = await lockState(transaction, deviceId)
  const [row] = await transaction.query<{ offsetS: number; since: Date }>(
    `update device_contact
     set clock_offset_s = null, clock_since = null, clock_until = null, waiting = 0, waiting_since = null,
       clock_blocked_until = to_timestamp($2::float8 / 1000)
     from (select device_id, clock_offset_s, clock_since from device_contact where device_id = $1) as before
     where device_contact.device_id = before.device_id and before.clock_offset_s is not null
     returning before.clock_offset_s as "offsetS", before.clock_since as since`,
    [deviceId, now + QUARANTINE_MS],
  )
  if (state === null || row === undefined) return null
  await transaction.query('delete from quarantined_position where device_id = $1', [deviceId])
  const deleted = await transaction.query<{ time: number }>(
    `delete from position where device_id = $1 and clock_offset_s = $2 and received_at >= $3
     returning round(${epochMs('time')}) as time`,
    [deviceId, row.offsetS, row.since],
  )
  if (deleted.length === 0) return 0
  const times = deleted.map(({ time }) => time)
  const from = times.reduce((least, time) => Math.min(least, time))
  const to = times.reduce((most, time) => Math.max(most, time))
  await dropTripsWithin(transaction, deviceId, { from, to })
  const { shown, state: place } = followDevice(fresh, await readRecent(transaction, deviceId))
  await replaceLastPosition(
    transaction,
    deviceId,
    shown === null ? null : { ...shown, deviceId, receivedAt: state.last_contact },
  )
  const { protocol, ignition, ignition_at: ignitionAt, alarm, alarm_at: alarmAt } = state
  const contact = {
    deviceId,
    protocol,
    battery: null,
    state: place,
    signals: { ignition, ignitionAt, alarm, alarmAt },
    telling: 'by its contact' as const,
  }
  await runTogether(transaction, [
    storedStates([contact], state.last_contact),
    markedWork([{ deviceId, from, fastFrom: null, fastest: null }]),
  ])
  return deleted.length
}

const fresh = { last: null, held: null, standingSince: null, statusSince: null }

async function readRecent(transaction: Queryable, deviceId: number): Promise<AcceptedPosition[]> {
  const rows = await transaction.query<AcceptedPosition>(
    `select round(${epochMs('time')}) as time, lat, lng, speed, heading, altitude, accuracy, battery, ignition from position
     where device_id = $1 order by position.time desc limit $2`,
    [deviceId, RECENT],
  )
  return rows.toReversed()
}
