import { insertImportedTrips } from '../trips/importedTrips.ts'
import type { Queryable } from '../database/Database.ts'
import { fillSpeeds } from '../measure/completeSpeeds.ts'
import { cutSessions, fingerprint } from './RecordedSession.ts'
import {
  type NewSession,
  findOrCreateDevices,
  lockImports,
  raiseLastPositions,
  readTimes,
} from './importRepository.ts'
import type { ImportReport } from './ImportReport.ts'
import { mostSessions } from './limits.ts'
import { measureSession } from '../measure/measureSession.ts'
import type { PreparedDevice, PreparedTrack } from './prepareImport.ts'
import type { RecordedPoint } from './RecordedPoint.ts'
import { RecordingError } from './RecordingError.ts'
import type { Timed } from '../measure/sortPoints.ts'

const tooManySessions = `Berkas ini terpecah menjadi lebih dari ${String(mostSessions)} sesi; perpanjang --gap atau bagilah berkas ini.`

/** Points whose times are compared with the database at once: the answer of a whole recording would not fit into memory. */
const comparedPoints = 50_000

/** Writes a prepared file within a transaction: devices, the trips that are new, last positions; and counts them into the report. */
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
    if (device === undefined) throw new Error(`The device ${imei} vanished inside its own transaction`)
    for (const track of tracks) {
      for (const points of await cutTrack(database, device.id, track, report, gapMs)) {
        report.repaired.speedsComputed += fillSpeeds(points)
        const measures = measureSession(points)
        sessions.push({ ...measures, points, device, fingerprint: fingerprint(device.imei, points) })
        if (sessions.length > mostSessions) throw new RecordingError(tooManySessions)
      }
    }
  }
  const stored = await insertImportedTrips(database, sessions)
  await raiseLastPositions(database, stored)
  countStored(report, sessions, stored)
}

/** Cuts what the database does not have yet of a track into sessions. */
async function cutTrack(
  database: Queryable,
  deviceId: number,
  { points, isTimed }: PreparedTrack,
  report: ImportReport,
  gapMs: number,
): Promise<Iterable<RecordedPoint[]>> {
  if (!isTimed) return [points]
  const fresh: (RecordedPoint & Timed)[] = []
  for (let start = 0; start < points.length; start += comparedPoints) {
    const timed = points.slice(start, start + comparedPoints).filter(hasTime)
    const known = await readTimes(database, deviceId, timed[0]?.time ?? 0, timed.at(-1)?.time ?? 0)
    for (const point of timed) if (!known.has(point.time)) fresh.push(point)
  }
  report.already += points.length - fresh.length
  return cutSessions(fresh, gapMs)
}

function hasTime(point: RecordedPoint): point is RecordedPoint & Timed {
  return point.time !== null
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
