import type { components } from '@sikud/api/schema'
import type { Queryable } from '../../database/Database.ts'

export type ImportRun = components['schemas']['ImportRun']
type Progress = Partial<Omit<ImportRun, 'id' | 'kind'>>

/** After this time without progress, a running import counts as failed: its server has stopped. */
const silence = `interval '5 minutes'`

/** Stores a new import; returns the id. Returns null if another import of the user still runs. */
export async function insertImport(
  transaction: Queryable,
  { userId, kind, total }: { userId: number; kind: string; total: number },
): Promise<number | null> {
  const [created] = await transaction.query<{ id: number }>(
    `insert into import_job (user_id, kind, total) select $1, $2, $3
     where not exists (select from import_job where user_id = $1 and state = 'running' and beat_at > now() - ${silence})
     returning id`,
    [userId, kind, total],
  )
  return created?.id ?? null
}

/** Stores the progress of a running import. Returns false if the import has been cancelled. */
export async function saveProgress(database: Queryable, id: number, progress: Progress): Promise<boolean> {
  const { refused, ...values } = progress
  const all = Object.entries({ ...values, ...(refused && { refused: JSON.stringify(refused) }) })
  // A cancelled import keeps its state, but gets its counts.
  const assignments = all.map(([name], nth) =>
    name === 'state'
      ? `state = case when state = 'running' then $${nth + 2} else state end`
      : `${name} = $${nth + 2}`,
  )
  const [row] = await database.query<{ state: string }>(
    `update import_job set ${[...assignments, 'beat_at = now()'].join(', ')} where id = $1 returning state`,
    [id, ...all.map(([, value]) => value)],
  )
  return row?.state === 'running'
}

/** Reads an import of a user; null if the user has no such import. */
export async function findImport(database: Queryable, userId: number, id: number): Promise<ImportRun | null> {
  const [run] = await database.query<ImportRun>(
    `select import_job.id, kind, total, done, created, changed, same, refused, change_run.id as change_id,
       case when state = 'running' and beat_at < now() - ${silence} then 'failed' else state end as state
     from import_job left join change_run on change_run.id = change_id and undone_at is null
       and change_run.at > now() - interval '1 day'
     where import_job.id = $2 and import_job.user_id = $1`,
    [userId, id],
  )
  return run ?? null
}

/** Cancels an import of a user, if it still runs. */
export async function cancelImport(database: Queryable, userId: number, id: number): Promise<void> {
  await database.query(
    `update import_job set state = 'cancelled' where id = $2 and user_id = $1 and state = 'running'`,
    [userId, id],
  )
}

/** Deletes the progress of imports of a month ago. */
export async function dropOldImports(transaction: Queryable): Promise<void> {
  await transaction.query(`delete from import_job where started_at < now() - interval '30 days'`)
}
