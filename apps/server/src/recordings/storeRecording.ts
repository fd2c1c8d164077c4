import type { Queryable } from '../database/Database.ts'
import { completeSpeeds } from './completeSpeeds.ts'
import { cutSessions } from './cutSessions.ts'
import { findOrCreateDevices, lockImports, readTimes } from './importDeviceRepository.ts'
import type { ImportReport } from './ImportReport.ts'
import { insertSessions, raiseLastPositions, type NewSession } from './importSessionRepository.ts'
import { measureSession } from './measureSession.ts'
import type { PreparedDevice, PreparedTrack } from './prepareImport.ts'
import type { RecordedPoint } from './RecordedPoint.ts'
import { fingerprint } from './RecordedSession.ts'
import type { Timed } from './sortPoints.ts'

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
    const known = await readKnownTimes(database, device.id, tracks)
    for (const points of tracks.flatMap((track) => cutTrack(track, known, report, gapMs))) {
      const completed = completeSpeeds(points)
      report.repaired.speedsComputed += completed.computed
      const measures = measureSession(completed.points)
      sessions.push({
        ...measures,
        points: completed.points,
        device,
        fingerprint: fingerprint(imei, points),
      })
    }
  }
  const stored = await insertSessions(database, sessions)
  await raiseLastPositions(database, stored)
  countStored(report, sessions, stored)
}

async function readKnownTimes(
  database: Queryable,
  deviceId: number,
  tracks: readonly PreparedTrack[],
): Promise<Set<number>> {
  let first = Infinity
  let last = -Infinity
  for (const { points } of tracks) {
    first = Math.min(first, points[0]?.time ?? first)
    last = Math.max(last, points.at(-1)?.time ?? last)
  }
  return first <= last ? readTimes(database, deviceId, first, last) : new Set()
}

function cutTrack(
  { points, isTimed }: PreparedTrack,
  known: Set<number>,
  report: ImportReport,
  gapMs: number,
): RecordedPoint[][] {
  if (!isTimed) return [points]
  const fresh = points.filter(
    (point): point is RecordedPoint & Timed => point.time !== null && !known.has(point.time),
  )
  report.already += points.length - fresh.length
  return cutSessions(fresh, gapMs)
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
