import { record } from '../audit/record.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { lockTrips } from '../trips/shares/countShares.ts'
import { deleteTrips } from '../trips/deletion/deleteTrips.ts'
import { dropAssignments } from '../trips/assignments/fillAssignments.ts'
import { shareTrips } from '../trips/tripShares.ts'
import { lockImports } from './importRepository.ts'
import { RecordingError } from './RecordingError.ts'
import {
  type RunDevice,
  deleteDevices,
  endUndo,
  listRunDevices,
  listRunTrips,
  lockRun,
} from './importRuns.ts'

/** What the undo of a run removed, and the devices of the run that stay because something else uses them. */
export interface UndoReport {
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
    await record(transaction, { command: 'undo-import' }, { facts: { run: runId, ...counts } })
    const kept = devices.filter(({ id }) => !removed.includes(id)).map(nameOf)
    return { run: runId, file: run.file, ...counts, kept }
  })
}

/** Returns the ids of the removed devices. */
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
