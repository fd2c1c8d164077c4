import type { Queryable } from '../database/Database.ts'
import { columnsOf, type Statement } from '../database/sql.ts'
import type { TimedSignals } from './deviceSignals.ts'

/** Reports of a running engine belong together while at most this much time lies between them. */
const PAUSE_MS = 15 * 60_000
/** A run that goes on is checked again after this time, because the hours of a rule can begin meanwhile. */
const CHECK_AGAIN_MS = 5 * 60_000
/** Runs are kept for two days: twice as long as a report can be late and still notify. */
const KEEP_MS = 48 * 3_600_000

/** Returns an SQL interval. */
function ms(value: number): string {
  return `${String(value)} * interval '1 millisecond'`
}

/** A time in which the engine ran, from the first to the last report of it; milliseconds since 1970. */
export interface EngineRun {
  from: number
  to: number
}

/** Returns the times in which the engine ran. */
export function engineRuns(messages: readonly TimedSignals[]): EngineRun[] {
  const runs: EngineRun[] = []
  const times = messages.flatMap(({ signals, time }) => (signals.ignition === true ? [time] : []))
  for (const time of times.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && time - run.to <= PAUSE_MS) run.to = time
    else runs.push({ from: time, to: time })
  }
  return runs
}

/** Returns the SQL statements that store runs: those that continue a known run extend it, and the others are new. */
export function storedRuns(runs: readonly (EngineRun & { deviceId: number })[]): Statement[] {
  if (runs.length === 0) return []
  const found = `(select device_id, to_timestamp(from_ms / 1000) as from_at, to_timestamp(to_ms / 1000) as to_at
     from unnest($1::int[], $2::float8[], $3::float8[]) as run (device_id, from_ms, to_ms)) found`
  const continues = `known.device_id = found.device_id and known.from_at <= found.to_at + ${ms(PAUSE_MS)}
    and known.to_at >= found.from_at - ${ms(PAUSE_MS)}`
  const params = columnsOf(runs, 'deviceId', 'from', 'to')
  return [
    {
      text: `update engine_run known set from_at = least(known.from_at, found.from_at), to_at = greatest(known.to_at, found.to_at),
       stored_at = case when found.from_at < known.from_at or found.to_at < now() - ${ms(PAUSE_MS)}
         or known.stored_at < now() - ${ms(CHECK_AGAIN_MS)} then now() else known.stored_at end
     from ${found} where ${continues}`,
      params,
    },
    {
      text: `insert into engine_run (device_id, from_at, to_at) select device_id, from_at, to_at from ${found}
     where not exists (select from engine_run known where ${continues})`,
      params,
    },
  ]
}

/** Deletes the runs that no rule looks at any more. */
export async function dropOldEngineRuns(transaction: Queryable, now: number): Promise<void> {
  await transaction.query(
    `delete from engine_run where stored_at < to_timestamp($1::float8 / 1000) and to_at < to_timestamp($1::float8 / 1000)`,
    [now - KEEP_MS],
  )
}
