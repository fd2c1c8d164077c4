import type { Queryable } from '../database/Database.ts'
import type { TrackPoint } from '../measure/thinTrack.ts'
import { removeTrips } from './tripShares.ts'

/**
 * Maximum number of trips that one transaction simplifies or deletes, so that other transactions do not wait too long.
 */
const MAX_TRIPS = 5

const given = '(to_timestamp($1::float8 / 1000))'

/** Returns the ids of trips that ended before a time and still have all their points. */
export async function listTripsToThin(database: Queryable, before: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from gps_session where source = 'tracker' and not thinned and end_time < ${given}
     order by end_time limit $2`,
    [before, MAX_TRIPS],
  )
  return rows.map(({ id }) => id)
}

export async function readTrack(
  database: Queryable,
  tripId: number,
): Promise<(TrackPoint & { seq: number })[]> {
  return database.query('select seq, lat, lng, speed from gps_point where session_id = $1 order by seq', [
    tripId,
  ])
}

export async function keepPoints(
  transaction: Queryable,
  tripId: number,
  seqs: readonly number[],
): Promise<void> {
  await transaction.query('delete from gps_point where session_id = $1 and seq != all($2::int[])', [
    tripId,
    seqs,
  ])
  await transaction.query(
    `update gps_session set thinned = true, thinned_from = coalesce(thinned_from, point_count), point_count = $2
     where id = $1`,
    [tripId, seqs.length],
  )
}

/** Deletes a batch of trips that ended before a time. Returns true if more trips may have to be deleted. */
export async function dropTrips(transaction: Queryable, before: number): Promise<boolean> {
  const rows = await transaction.query<{ id: number }>(
    `select id from gps_session where source = 'tracker' and end_time < ${given} order by end_time limit $2`,
    [before, MAX_TRIPS],
  )
  await removeTrips(
    transaction,
    rows.map(({ id }) => id),
  )
  await transaction.query(`delete from trip_alias where moment < ${given}`, [before])
  return rows.length === MAX_TRIPS
}

/**
 * Deletes the checkpoints before a time. Trip detection cannot continue from such a checkpoint, because the
 * positions that follow it are deleted.
 */
export async function dropCheckpoints(transaction: Queryable, before: number): Promise<void> {
  await transaction.query(`delete from trip_checkpoint where time < ${given}`, [before])
}
