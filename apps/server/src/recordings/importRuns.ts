import type { Queryable, Database } from '../database/Database.ts'
import { writeAudit } from '../audit/writeAudit.ts'
import { lockTrips } from '../trips/countShares.ts'
import { deleteTrips } from '../trips/deleteTrips.ts'
import { dropAssignments } from '../trips/fillAssignments.ts'
import { shareTrips } from '../trips/tripShares.ts'
import { lockImports } from './importRepository.ts'
import { RecordingError } from './RecordingError.ts'

interface RunCounts {
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

async function lockRun(transaction: Queryable, id: number): Promise<ImportRun | undefined> {
  const rows = await transaction.query<ImportRun>(
    `select ${columns} from import_run where id = $1 for update`,
    [id],
  )
  return rows[0]
}

export async function startRun(transaction: Queryable, file: string, options: object): Promise<number> {
  const rows = await transaction.query<{ id: number }>(
    'insert into import_run (file, options) values ($1, $2) returning id',
    [file, JSON.stringify(options)],
  )
  return rows[0]?.id ?? 0
}

export async function finishRun(transaction: Queryable, id: number, counts: RunCounts): Promise<void> {
  await transaction.query('update import_run set counts = $2 where id = $1', [id, JSON.stringify(counts)])
}

/** Removes a run that added no trip, with the devices that it made. */
export async function dropRun(transaction: Queryable, id: number): Promise<void> {
  await transaction.query('delete from device where import_run_id = $1', [id])
  await transaction.query('delete from import_run where id = $1', [id])
}

/** Lists and locks the trips that a run has added and that are still stored. */
function listRunTrips(transaction: Queryable, runId: number): Promise<{ id: number; points: number }[]> {
  return transaction.query(
    'select id, point_count as points from gps_session where import_run_id = $1 order by id for update',
    [runId],
  )
}

interface RunDevice {
  id: number
  name: string
  imei: string
  /** Whether somebody renamed it, or gave it a vehicle, a driver or a depot. */
  changed: boolean
}

/** Lists and locks the devices that a run has created and that still exist. */
async function listRunDevices(transaction: Queryable, runId: number): Promise<RunDevice[]> {
  return transaction.query(
    `select id, name, imei, version > 1 or exists (
         select from device_assignment where device_id = device.id and source = 'form'
       ) as changed
     from device where import_run_id = $1 order by id for update`,
    [runId],
  )
}

/** Deletes those devices that have no trips and never reported; returns their ids. */
async function deleteDevices(transaction: Queryable, ids: readonly number[]): Promise<number[]> {
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

async function endUndo(transaction: Queryable, runId: number): Promise<void> {
  await transaction.query('update import_run set undone_at = now() where id = $1', [runId])
}

/** What the undo of a run removed, and the devices of the run that stay because something else uses them. */
interface UndoReport {
  run: number
  file: string
  trips: number
  points: number
  devices: number
  kept: string[]
}

/**
 * Takes back a run: removes its trips and assignments, and those of its devices that nothing else uses. Throws
 * `RecordingError` that names what was changed since; with `isPartial`, this stays and the rest is removed.
 */
export function undoImport(database: Database, runId: number, isPartial: boolean): Promise<UndoReport> {
  return database.transaction(async (transaction) => {
    await lockImports(transaction)
    await lockTrips(transaction)
    const run = await lockRun(transaction, runId)
    if (run === undefined) throw new RecordingError(`Tidak ada impor nomor ${String(runId)}; lihat --list.`)
    if (run.undoneAt !== null)
      throw new RecordingError(`Impor nomor ${String(runId)} sudah ditarik kembali sebelumnya.`)
    const trips = await listRunTrips(transaction, runId)
    const devices = await listRunDevices(transaction, runId)
    const changes = describeChanges(run.counts.trips - trips.length, devices)
    if (changes.length > 0 && !isPartial) {
      throw new RecordingError(
        [
          `Impor nomor ${String(runId)} tidak ditarik kembali, karena sesudahnya ada yang diubah:`,
          ...changes.map((change) => `  ${change}`),
          'Pakai --partial untuk menarik sisanya; yang diubah tetap ada.',
        ].join('\n'),
      )
    }
    const removed = await removeRun(transaction, runId, trips, devices)
    const points = trips.reduce((sum, trip) => sum + trip.points, 0)
    const counts = { trips: trips.length, points, devices: removed.length }
    await endUndo(transaction, runId)
    await writeAudit(transaction, { command: 'undo-import' }, { facts: { run: runId, ...counts } })
    const kept = devices.filter(({ id }) => !removed.includes(id)).map(nameOf)
    return { run: runId, file: run.file, ...counts, kept }
  })
}

async function removeRun(
  transaction: Queryable,
  runId: number,
  trips: readonly { id: number }[],
  devices: readonly RunDevice[],
): Promise<number[]> {
  const others = await dropAssignments(transaction, runId)
  await deleteTrips(
    transaction,
    trips.map(({ id }) => id),
  )
  await shareTrips(transaction, others)
  const unchanged = devices.filter(({ changed }) => !changed).map(({ id }) => id)
  return deleteDevices(transaction, unchanged)
}

function describeChanges(missingTrips: number, devices: readonly RunDevice[]): string[] {
  return [
    ...(missingTrips > 0 ? [`${String(missingTrips)} perjalanannya sudah dihapus`] : []),
    ...devices
      .filter(({ changed }) => changed)
      .map((device) => `perangkat ${nameOf(device)} diganti namanya atau dipasang`),
  ]
}

function nameOf({ id, name, imei }: RunDevice): string {
  return name === imei ? `"${name}" (#${String(id)})` : `"${name}" (IMEI ${imei}, #${String(id)})`
}
