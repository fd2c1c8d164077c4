import type { Queryable } from '../database/Database.ts'

/** Any number that no other lock of the server uses. */
const retentionLock = 5_120_041
/** Whether this server is the one that tidies up, until its transaction ends. */
export async function isAlone(transaction: Queryable): Promise<boolean> {
  const [lock] = await transaction.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    retentionLock,
  ])
  return lock?.mine === true
}

/** Tables whose rows come, change and go all day. */
const busyTables = [
  'last_position',
  'device_contact',
  'position_count',
  'trip_work',
  'trip_checkpoint',
  'gps_session',
  'gps_point',
  'position',
  'notification',
  'notification_watch',
  'fleet_event',
  'running_trip',
  'simulated_fix',
  'push_message',
  'push_sending',
  'login_attempt',
  'unknown_device',
]

/** Makes the room of dropped and changed rows free again, and lets the planner know what there is; a table at a time, since all others wait. */
export async function vacuum(database: Queryable): Promise<void> {
  for (const table of busyTables) await database.query(`vacuum (analyze) ${table}`)
}
