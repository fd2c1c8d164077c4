import { writeAudit } from '../audit/writeAudit.ts'
import type { Database, Queryable } from '../database/Database.ts'
import { fillSpeeds } from '../measure/completeSpeeds.ts'
import { measureTrip } from '../measure/measureTrip.ts'
import { type NamedAssignment, fillAssignments } from '../trips/fillAssignments.ts'
import { countUnassigned, insertImportedTrips } from '../trips/tripRepository.ts'
import type { ImportReport } from './ImportReport.ts'
import { hasTime, type ReadingOptions, type RecordedPoint, type TimedPoint } from './Reading.ts'
import {
  cutTrips,
  fingerprint,
  type NewTrip,
  createDevices,
  lockImports,
  updateLastPositions,
  readTimes,
  describeOverlaps,
  findOverlaps,
} from './importRepository.ts'
import { RecordingError, MAX_TRIPS } from './RecordingError.ts'
import { type KeyMatch, findDevices, findDriver, findVehicle } from './findDevices.ts'
import { dropRun, finishRun, startRun } from './importRuns.ts'
import type { PreparedDevice, PreparedTrack } from './prepareImport.ts'
import { readInWorker } from './readInWorker.ts'

/** What to do with trips that overlap stored trips of the same vehicle or device. */
export const overlapChoices = ['skip', 'keep'] as const
export type OverlapChoice = (typeof overlapChoices)[number]

export interface ImportOptions extends ReadingOptions {
  /** IMEI or name of the device, or plate of its vehicle; needed for a file that names no device. */
  deviceName?: string
  create?: boolean
  /** Id or plate of the vehicle, and id or name of the driver, for times without an assignment. */
  vehicle?: string
  driver?: string
  /** Without a choice, a file with overlapping trips is refused. */
  overlap?: OverlapChoice
  /** If the gap between two points is longer than this, a new trip starts; in milliseconds. */
  gapMs: number
}

/** Imports one file in one transaction. Throws `RecordingError` if the file cannot be imported. */
export async function importRecording(
  database: Database,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const { devices, report } = await readInWorker({ path, options, deviceName: options.deviceName })
  await database.transaction((transaction) => storeRecording(transaction, devices, report, options))
  return report
}

const tooManyTrips = `Berkas ini terpecah menjadi lebih dari ${String(MAX_TRIPS)} sesi; perpanjang --gap atau bagilah berkas ini.`

/** Maximum number of points that one query compares with the database; it limits the memory. */
const MAX_COMPARED = 50_000

/**
 * Stores the devices, new trips and last positions of a prepared file as one run, and updates the report. A file that
 * adds no trip leaves no run.
 */
export async function storeRecording(
  database: Queryable,
  prepared: PreparedDevice[],
  report: ImportReport,
  options: ImportOptions,
): Promise<void> {
  await lockImports(database)
  const vehicleId = options.vehicle === undefined ? null : await findVehicle(database, options.vehicle)
  const driverId = options.driver === undefined ? null : await findDriver(database, options.driver)
  const runId = await startRun(database, report.file, optionsOf(options))
  const matches = await findOrCreateDevices(database, prepared, options.create === true, runId, report)
  const trips: NewTrip[] = []
  for (const { imei: key, tracks } of prepared) {
    const match = matches.get(key)
    const device = match?.device
    if (!device) throw new Error(`The device ${key} is missing after it was created`)
    const named = { deviceId: device.id, vehicleId: vehicleId ?? match.vehicleId, driverId }
    const cut: NewTrip[] = []
    for (const track of tracks) {
      for (const points of await cutTrack(database, device.id, track, report, options.gapMs)) {
        report.repaired.speedsComputed += fillSpeeds(points)
        const measures = measureTrip(points)
        // The assignments of the device decide about a timed trip.
        const own = measures.start === null ? named : { ...named, vehicleId: null, driverId: null }
        cut.push({ ...measures, ...own, points, fingerprint: fingerprint(device.imei, points) })
        if (trips.length + cut.length > MAX_TRIPS) throw new RecordingError(tooManyTrips)
      }
    }
    const kept = await leaveOutOverlaps(database, cut, named, options.overlap, report)
    if (named.vehicleId !== null || driverId !== null) {
      report.assignments.kept += await nameAssignment(database, { ...named, runId }, kept)
    }
    trips.push(...kept)
  }
  const stored = await insertImportedTrips(database, trips, runId)
  await updateLastPositions(database, stored)
  countStored(report, trips, stored)
  await endRun(database, runId, report)
}

function optionsOf({ deviceName, vehicle, driver, create, overlap, gapMs }: ImportOptions): object {
  return { device: deviceName, vehicle, driver, create, overlap, gapMinutes: gapMs / 60_000 }
}

const MAX_NAMED = 5

async function findOrCreateDevices(
  database: Queryable,
  prepared: readonly PreparedDevice[],
  mayCreate: boolean,
  runId: number,
  report: ImportReport,
): Promise<Map<string, KeyMatch>> {
  const keys = prepared.map(({ imei, tracks }) => ({ key: imei, ...spanOf(tracks) }))
  const matches = await findDevices(database, keys)
  const missing = keys.map(({ key }) => key).filter((key) => !matches.get(key)?.device)
  if (missing.length === 0) return matches
  const wrong = missing.filter((key) => !mayCreate || /^#\d+$/.test(key))
  if (wrong.length > 0) {
    const names = wrong.slice(0, MAX_NAMED).map((key) => `"${key}"`)
    const rest = wrong.length - names.length
    throw new RecordingError(
      `Tidak ada perangkat dengan IMEI, nama, atau nopol ${names.join(', ')}${rest > 0 ? ` dan ${String(rest)} lagi` : ''}. ` +
        'Sebutkan perangkat yang ada dengan --device, atau buat yang baru dengan --create.',
    )
  }
  report.taken.newDevices = await createDevices(database, missing, runId)
  return findDevices(database, keys)
}

/** Returns the times of the first and the last point; null without times. */
function spanOf(tracks: readonly PreparedTrack[]): { first: number | null; last: number | null } {
  const timed = tracks.filter(({ isTimed }) => isTimed)
  const first = Math.min(...timed.map(({ points }) => points[0]?.time ?? Infinity))
  const last = Math.max(...timed.map(({ points }) => points.at(-1)?.time ?? -Infinity))
  return first <= last ? { first, last } : { first: null, last: null }
}

/** Applies `--overlap`: leaves out trips that overlap stored ones, or throws `RecordingError` that names them. */
async function leaveOutOverlaps(
  database: Queryable,
  trips: NewTrip[],
  { deviceId, vehicleId }: { deviceId: number; vehicleId: number | null },
  choice: OverlapChoice | undefined,
  report: ImportReport,
): Promise<NewTrip[]> {
  const overlaps = await findOverlaps(database, deviceId, trips, vehicleId)
  if (overlaps.length === 0) return trips
  if (choice === undefined) throw new RecordingError(describeOverlaps(overlaps))
  if (choice === 'keep') {
    report.overlapping.kept += overlaps.length
    return trips
  }
  const skipped = new Set(overlaps.map(({ trip }) => trip))
  report.overlapping.skipped += skipped.size
  report.overlapping.skippedPoints += countPoints([...skipped])
  return trips.filter((trip) => !skipped.has(trip))
}

/**
 * Gives the period of trips the named vehicle and driver where it has no assignment. Returns the number of stored
 * assignments that differ.
 */
async function nameAssignment(
  database: Queryable,
  named: NamedAssignment,
  trips: readonly NewTrip[],
): Promise<number> {
  const starts = trips.flatMap(({ start }) => start ?? [])
  const ends = trips.flatMap(({ end }) => end ?? [])
  if (starts.length === 0) return 0
  const period = { start: Math.min(...starts), end: Math.max(...ends) + 1 }
  const stored = await fillAssignments(database, named, period)
  const { vehicleId, driverId } = named
  return stored.filter(
    (row) =>
      (vehicleId !== null && row.vehicleId !== vehicleId) || (driverId !== null && row.driverId !== driverId),
  ).length
}

/** Completes the report and the run, and records it in the audit log; a run without trips is removed. */
async function endRun(database: Queryable, runId: number, report: ImportReport): Promise<void> {
  const { sessions: trips, points, newDevices: devices } = report.taken
  if (trips === 0) {
    report.taken.newDevices = 0
    await dropRun(database, runId)
    return
  }
  report.run = runId
  Object.assign(report.assignments, await countUnassigned(database, runId))
  await finishRun(database, runId, { points, trips, devices })
  await writeAudit(database, { command: 'import' }, { facts: { run: runId, trips, points, devices } })
}

async function cutTrack(
  database: Queryable,
  deviceId: number,
  { points, isTimed }: PreparedTrack,
  report: ImportReport,
  gapMs: number,
): Promise<Iterable<RecordedPoint[]>> {
  if (!isTimed) return [points]
  const newPoints: TimedPoint[] = []
  for (let start = 0; start < points.length; start += MAX_COMPARED) {
    const timed = points.slice(start, start + MAX_COMPARED).filter(hasTime)
    const known = await readTimes(database, deviceId, timed[0]?.time ?? 0, timed.at(-1)?.time ?? 0)
    for (const point of timed) if (!known.has(point.time)) newPoints.push(point)
  }
  report.already += points.length - newPoints.length
  return cutTrips(newPoints, gapMs)
}

function countStored(report: ImportReport, trips: readonly NewTrip[], stored: readonly NewTrip[]): void {
  report.taken.points = countPoints(stored)
  report.already += countPoints(trips) - countPoints(stored)
  report.taken.sessions = stored.length
  report.taken.untimedSessions = stored.filter(({ start }) => start === null).length
  report.taken.devices = new Set(stored.map(({ deviceId }) => deviceId)).size
}

function countPoints(trips: readonly NewTrip[]): number {
  return trips.reduce((sum, { points }) => sum + points.length, 0)
}
