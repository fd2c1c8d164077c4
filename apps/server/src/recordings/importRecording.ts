import type { Database, Queryable } from '../database/Database.ts'
import { fillSpeeds } from '../measure/completeSpeeds.ts'
import { measureSession } from '../measure/measureSession.ts'
import { insertImportedTrips } from '../trips/tripRepository.ts'
import type { ImportReport } from './ImportReport.ts'
import { hasTime, type ReadingOptions, type RecordedPoint, type TimedPoint } from './Reading.ts'
import { cutSessions, fingerprint } from './RecordedSession.ts'
import { RecordingError } from './RecordingError.ts'
import {
  type NewSession,
  findImeisByName,
  findOrCreateDevices,
  lockImports,
  updateLastPositions,
  readTimes,
} from './importRepository.ts'
import { MAX_SESSIONS } from './limits.ts'
import { type PreparedDevice, type PreparedTrack, cleanKey } from './prepareImport.ts'
import { type GivenDevice, readInWorker } from './readInWorker.ts'

export interface ImportOptions extends ReadingOptions {
  /** IMEI or name of the device; needed for a file that names no device. */
  deviceName?: string
  /** If the gap between two points is longer than this, a new trip starts; in milliseconds. */
  gapMs: number
}

/** Imports one file in one transaction. Throws `RecordingError` if the file cannot be imported. */
export async function importRecording(
  database: Database,
  path: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const device = await resolveDevice(database, options.deviceName)
  const { devices, report } = await readInWorker({ path, options, device })
  await database.transaction((transaction) => storeRecording(transaction, devices, report, options.gapMs))
  return report
}

/** Finds the IMEI of the device with this name. If no device has this name, the name counts as an IMEI. */
async function resolveDevice(database: Queryable, name: string | undefined): Promise<GivenDevice> {
  if (name === undefined) return {}
  const imeis = await findImeisByName(database, cleanKey(name))
  if (imeis.length > 1 && !imeis.includes(cleanKey(name))) {
    return {
      problem: `Ada ${String(imeis.length)} perangkat bernama "${name}". Sebutkan IMEI-nya dengan --device.`,
    }
  }
  return { name: (imeis.length === 1 ? imeis[0] : undefined) ?? name }
}

const tooManySessions = `Berkas ini terpecah menjadi lebih dari ${String(MAX_SESSIONS)} sesi; perpanjang --gap atau bagilah berkas ini.`

/** Maximum number of points that one query compares with the database; it limits the memory. */
const MAX_COMPARED = 50_000

/** Stores the devices, new trips and last positions of a prepared file, and updates the report. */
export async function storeRecording(
  database: Queryable,
  prepared: PreparedDevice[],
  report: ImportReport,
  gapMs: number,
): Promise<void> {
  await lockImports(database)
  const imeis = prepared.map(({ imei }) => imei)
  const { devices, created } = await findOrCreateDevices(database, imeis)
  report.taken.newDevices = created
  const sessions: NewSession[] = []
  for (const { imei, tracks } of prepared) {
    const device = devices.get(imei)
    if (device === undefined) throw new Error(`The device ${imei} is missing after it was created`)
    for (const track of tracks) {
      for (const points of await cutTrack(database, device.id, track, report, gapMs)) {
        report.repaired.speedsComputed += fillSpeeds(points)
        const measures = measureSession(points)
        sessions.push({ ...measures, points, device, fingerprint: fingerprint(device.imei, points) })
        if (sessions.length > MAX_SESSIONS) throw new RecordingError(tooManySessions)
      }
    }
  }
  const stored = await insertImportedTrips(database, sessions)
  await updateLastPositions(database, stored)
  countStored(report, sessions, stored)
}

/** Splits the new points of a track into trips. */
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
  return cutSessions(newPoints, gapMs)
}

function countStored(
  report: ImportReport,
  sessions: readonly NewSession[],
  stored: readonly NewSession[],
): void {
  report.taken.points = countPoints(stored)
  report.already += countPoints(sessions) - countPoints(stored)
  report.taken.sessions = stored.length
  report.taken.untimedSessions = stored.filter(({ start }) => start === null).length
  report.taken.devices = new Set(stored.map(({ device }) => device.id)).size
}

function countPoints(sessions: readonly NewSession[]): number {
  return sessions.reduce((sum, { points }) => sum + points.length, 0)
}
