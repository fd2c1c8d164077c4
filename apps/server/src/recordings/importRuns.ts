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

/** Lists and locks the trips that a run has added and that are still stored. */
export function listRunTrips(
  transaction: Queryable,
  runId: number,
): Promise<{ id: number; points: number }[]> {
  return transaction.query(
    'select id, point_count as points from gps_session where import_run_id = $1 order by id for update',
    [runId],
  )
}

/** A device that a run has created. */
export interface RunDevice {
  id: number
  name: string
  imei: string
  /** Whether somebody renamed it, or gave it a vehicle, a driver or a depot. */
  changed: boolean
}

/** Lists and locks the devices that a run has created and that still exist. */
export async function listRunDevices(transaction: Queryable, runId: number): Promise<RunDevice[]> {
  return transaction.query(
    `select id, name, imei, version > 1 or exists (
         select from device_assignment where device_id = device.id and source = 'form'
       ) as changed
     from device where import_run_id = $1 order by id for update`,
    [runId],
  )
}

/** Deletes those devices that have no trips and never reported; returns their ids. */
export async function deleteDevices(transaction: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `delete from device where id = any($1)
       and not exists (select from gps_session where device_id = device.id)
       and not exists (select from position where device_id = device.id)
       and not exists (select from device_contact where device_id = device.id)
     returning id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Marks a run as taken back. */
export async function endUndo(transaction: Queryable, runId: number): Promise<void> {
  await transaction.query('update import_run set undone_at = now() where id = $1', [runId])
}
