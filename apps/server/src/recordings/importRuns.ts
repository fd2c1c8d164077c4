import type { Queryable } from '../database/Database.ts'

/** What a run has stored. */
export interface RunCounts {
  points: number
  trips: number
  devices: number
}

/** One import of one file that stored something. */
export interface ImportRun {
  id: number
  file: string
  at: Date
  options: Record<string, unknown>
  counts: RunCounts
  undoneAt: Date | null
}

const columns = 'id, file, at, options, counts, undone_at as "undoneAt"'

/** Lists the latest runs, the newest first. */
export function listRuns(database: Queryable, limit: number): Promise<ImportRun[]> {
  return database.query(`select ${columns} from import_run order by id desc limit $1`, [limit])
}

/** Reads and locks a run. */
export async function lockRun(transaction: Queryable, id: number): Promise<ImportRun | undefined> {
  const rows = await transaction.query<ImportRun>(
    `select ${columns} from import_run where id = $1 for update`,
    [id],
  )
  return rows[0]
}

/** Starts a run and returns its number. */
export async function startRun(transaction: Queryable, file: string, options: object): Promise<number> {
  const rows = await transaction.query<{ id: number }>(
    'insert into import_run (file, options) values ($1, $2) returning id',
    [file, JSON.stringify(options)],
  )
  return rows[0]?.id ?? 0
}

/** Stores what a run has added. */
export async function finishRun(transaction: Queryable, id: number, counts: RunCounts): Promise<void> {
  await transaction.query('update import_run set counts = $2 where id = $1', [id, JSON.stringify(counts)])
}

/** Removes a run that added no trip, with the devices that it made. */
export async function dropRun(transaction: Queryable, id: number): Promise<void> {
  await transaction.query('delete from device where import_run_id = $1', [id])
  await transaction.query('delete from import_run where id = $1', [id])
}
