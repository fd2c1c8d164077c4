import type { Queryable } from '../database/Database.ts'

export interface RunState {
  id: string
  host: string
  version: string
  waitingPositions: number
  oldestWaitingS: number
  liveReaders: number
}

export interface ServerRun extends RunState {
  startedAt: Date
  seenAt: Date
  stoppedAt: Date | null
}

/** Number of the latest runs to keep. A run with a heartbeat within the last day is kept even beyond this number. */
const MAX_RUNS = 100
const MINUTES_KEPT = 120

/** Stores the state of a running server, and adds the new positions to its count for the current minute. */
export async function refreshRun(database: Queryable, run: RunState, newPositions: number): Promise<void> {
  await database.query(
    `with run as (
       insert into server_run (id, host, version, waiting_positions, oldest_waiting_s, live_readers)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set seen_at = now(), waiting_positions = $4, oldest_waiting_s = $5, live_readers = $6
       returning id
     )
     insert into stored_minute (run_id, minute, positions)
     select id, date_trunc('minute', now()), $7::int from run where $7 > 0
     on conflict (run_id, minute) do update set positions = stored_minute.positions + excluded.positions`,
    [run.id, run.host, run.version, run.waitingPositions, run.oldestWaitingS, run.liveReaders, newPositions],
  )
}

export async function endRun(database: Queryable, id: string): Promise<void> {
  await database.query('update server_run set stopped_at = now(), seen_at = now() where id = $1', [id])
}

/** Deletes old runs, and the counts of old minutes. */
export async function dropOldRuns(database: Queryable): Promise<void> {
  await database.query(
    `delete from server_run where id in (
       select id from server_run order by started_at desc offset $1
     ) and seen_at < now() - interval '1 day'`,
    [MAX_RUNS],
  )
  await database.query('delete from stored_minute where minute < now() - make_interval(mins => $1)', [
    MINUTES_KEPT,
  ])
}

/** Lists the latest runs, newest first. */
export async function listRuns(database: Queryable, limit: number): Promise<ServerRun[]> {
  return database.query(
    `select id, host, version, started_at as "startedAt", seen_at as "seenAt", stopped_at as "stoppedAt",
       waiting_positions as "waitingPositions", oldest_waiting_s as "oldestWaitingS", live_readers as "liveReaders"
     from server_run order by started_at desc, id limit $1`,
    [limit],
  )
}

/** Returns the number of positions that all servers stored in each of the last 60 full minutes, oldest first. */
export async function listMinutes(database: Queryable): Promise<{ time: Date; count: number }[]> {
  return database.query(
    `select minute as time, coalesce(sum(positions), 0)::int as count
     from generate_series(date_trunc('minute', now()) - interval '60 minutes',
       date_trunc('minute', now()) - interval '1 minute', interval '1 minute') as minute
     left join stored_minute using (minute)
     group by minute order by minute`,
  )
}
