import type { Checks } from './Checks.ts'
import type { ApiSession, RecordingServer } from './RecordingServer.ts'
import { readRecording, type RecordingFile } from './recordingFiles.ts'
import { tableOf } from './recordedTable.ts'
import { twoAtATime } from './twoAtATime.ts'
import { Viewer } from './Viewer.ts'

const count = new Intl.NumberFormat('id-ID')
const clock = new Intl.DateTimeFormat('id-ID', { timeStyle: 'medium', timeZone: 'UTC' })

/** IMEIs in the recordings that two vehicles share. The page must show a warning for their trips. */
const sharedIdentities = new Set(['upthin'])

/**
 * Plays the longest trip of each recording in a browser. Checks that the trip has all points, plays, and stops at the
 * last point.
 */
export async function checkPlayed(
  files: readonly RecordingFile[],
  server: RecordingServer,
  checks: Checks,
): Promise<void> {
  const sessions = await server.sessions('?summary=1')
  const recordings = files.filter(({ isRecording }) => isRecording)
  const halves = [0, 1].map((half) => recordings.filter((_, at) => at % 2 === half))
  await twoAtATime(halves, async (half) => {
    const viewer = await Viewer.signIn(server.origin, server.account)
    try {
      for (const file of half) await checkLongest(file, sessions, viewer, server, checks)
    } finally {
      await viewer.leave()
    }
  })
}

async function checkLongest(
  file: RecordingFile,
  sessions: readonly ApiSession[],
  viewer: Viewer,
  server: RecordingServer,
  checks: Checks,
) {
  const longest = longestOf(file, sessions)
  checks.check(`${file.name}: has a trip to play`, longest !== undefined)
  if (longest === undefined) return
  const collides = /id_collision/.test(file.name) || sharedIdentities.has(longest.device.imei)
  await checkOne(file.name, await server.session(longest.id), collides, viewer, checks)
}

async function checkOne(
  name: string,
  { id, points }: ApiSession,
  collides: boolean,
  viewer: Viewer,
  checks: Checks,
) {
  if (points.length === 1) {
    checks.check(`${name}: a single point is shown but cannot be played`, !(await viewer.offersPlay(id)))
    return
  }
  const seen = await viewer.watch(id)
  const last = points.length - 1
  checks.check(
    `${name}: a trip of ${String(points.length)} points plays and stops at the last`,
    seen.points + seen.leftOut === points.length &&
      seen.reached > 0 &&
      seen.stoppedAt === seen.points - 1 &&
      seen.faults.length === 0,
    seen,
  )
  const total = count.format(seen.points)
  const time = points[last]?.time
  const expected = [`titik ${total} dari ${total}`, time === undefined ? '' : clock.format(new Date(time))]
  checks.check(
    `${name}: the last point is shown as recorded`,
    expected.every((text) => seen.readout.includes(text)),
    { expected, readout: seen.readout },
  )
  checks.check(
    `${name}: is shown as ${collides ? 'two vehicles with one identity' : 'one vehicle'}`,
    seen.readout.includes('Dua kendaraan tampaknya memakai satu identitas') === collides,
    seen.readout,
  )
}

/**
 * Returns the longest trip of a file. The IMEIs of the devices are the vehicle names in the file; if the file contains
 * no names, the IMEI is the name of the file.
 */
function longestOf(file: RecordingFile, sessions: readonly ApiSession[]): ApiSession | undefined {
  const names = file.namesDevice
    ? new Set(tableOf(readRecording(file.path)).rows.map(({ vehicle }) => vehicle))
    : new Set([file.name])
  return sessions
    .filter(({ device }) => names.has(device.imei))
    .reduce<ApiSession | undefined>(
      (longest, session) =>
        longest === undefined || session.distance > longest.distance ? session : longest,
      undefined,
    )
}
