import type { Queryable } from '../database/Database.ts'

/** First key of the advisory locks for the steps of retention: an arbitrary number that no other lock uses. */
const retentionLock = 5_120_041

/**
 * Acquires the lock of a retention step until the transaction ends; returns false while another server has it. Each
 * step has its own lock. With one lock for all steps, two servers could both skip the same step.
 */
export async function acquireLock(transaction: Queryable, step: string): Promise<boolean> {
  const [lock] = await transaction.query<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as mine',
    [retentionLock, step],
  )
  return lock?.mine === true
}

/** Tables that change often. */
const busyTables = [
  'last_position',
  'device_contact',
  'position_count',
  'trip_work',
  'trip_checkpoint',
  'gps_session',
  'gps_point',
  'trip_share',
  'position',
  'notification',
  'notification_count',
  'notification_watch',
  'fleet_event',
  'running_trip',
  'simulated_fix',
  'push_message',
  'push_sending',
  'login_attempt',
  'unknown_device',
  'access_log',
]

/**
 * Frees the space of deleted rows and updates the planner statistics. Runs one statement for each table, so that other
 * statements of the embedded database can run in between.
 */
export async function vacuum(database: Queryable): Promise<void> {
  for (const table of busyTables) await database.query(`vacuum (analyze) ${table}`)
}
