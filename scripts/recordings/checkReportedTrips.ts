import { spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { detectTrips } from '../../apps/server/src/testing/detectTrips.ts'
import type { Checks } from './Checks.ts'
import type { ApiSession, RecordingServer } from './RecordingServer.ts'
import type { RecordingFile } from './recordingFiles.ts'
import { isTable, trackerFixes, type TrackerFix } from './recordedTable.ts'

/** In ms. Only the last seven days of a recording are reported, because the server keeps positions for only a month. */
const reportedMs = 7 * 86_400_000
const hourMs = 3_600_000
const batch = 400
/** The server stores about 5,000 positions of a device at once. */
const MOST = 4_900
const kmhPerKnot = 1.852
const waitMs = 500
const MAX_WAIT_MS = 60_000

/**
 * Reports the positions of one vehicle of each table as if it had driven last week. Checks that the server finds the
 * same trips as `detectTrips` in memory.
 */
export async function checkReportedTrips(
  files: readonly RecordingFile[],
  dataDir: string,
  server: RecordingServer,
  checks: Checks,
): Promise<void> {
  for (const [index, file] of files.filter(isTable).entries()) {
    const imei = String(861_230_049_900_000 + index)
    const fixes = lastWeek(longestOf(file))
    await server.addDevice(imei)
    await report(server, imei, fixes)
    const expected = detectTrips(fixes).map(({ start, end, distanceKm }) => ({ start, end, distanceKm }))
    let seen = await tripsOf(server, imei)
    for (let waited = 0; !isSame(seen, expected) && waited < MAX_WAIT_MS; waited += waitMs) {
      await setTimeout(waitMs)
      seen = await tripsOf(server, imei)
    }
    checks.check(
      `${file.name}, reported: the same ${String(expected.length)} trips as found in memory`,
      isSame(seen, expected),
      { expected, seen },
    )
  }
  const before = await tripIds(server)
  const again = spawnSync(process.execPath, ['apps/server/src/cli/trips.ts', '--all'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  const after = await tripIds(server)
  checks.check(
    `repeated search in stored positions: the same ${String(before.length)} sessions, none replaced`,
    again.status === 0 && before.join() === after.join(),
    again.stdout + again.stderr,
  )
}

function longestOf(file: RecordingFile): TrackerFix[] {
  return [...trackerFixes(file).values()].reduce((longest, fixes) =>
    fixes.length > longest.length ? fixes : longest,
  )
}

/** Returns the last days of a recording, shifted to the present, with times in whole seconds as trackers send them. */
function lastWeek(fixes: readonly TrackerFix[]): TrackerFix[] {
  const end = fixes.at(-1)?.time ?? 0
  const shift = Math.floor((Date.now() - hourMs) / 1000) * 1000 - end
  return fixes
    .filter(({ time }) => time > end - reportedMs)
    .slice(-MOST)
    .map((fix) => ({ ...fix, time: fix.time + shift }))
}

/** Reports positions in batches; every fourth batch arrives late, as after a tunnel. */
async function report(server: RecordingServer, imei: string, fixes: readonly TrackerFix[]): Promise<void> {
  const batches: TrackerFix[][] = []
  for (let from = 0; from < fixes.length; from += batch) {
    const place = batches.length % 4 === 3 ? batches.length - 1 : batches.length
    batches.splice(place, 0, fixes.slice(from, from + batch))
  }
  for (const sent of batches) {
    await server.report(
      sent.map(({ time, lat, lng, speed }) => ({
        id: imei,
        lat,
        lon: lng,
        timestamp: time,
        ...(speed === null ? {} : { speed: speed / kmhPerKnot }),
      })),
    )
  }
}

/** Returns the trips of a device, oldest first. */
async function tripsOf(server: RecordingServer, imei: string): Promise<ApiSession[]> {
  const sessions = await server.sessions('?summary=1')
  return sessions.filter(({ device }) => device.imei === imei).toReversed()
}

function isSame(
  seen: readonly ApiSession[],
  expected: readonly { start: number; end: number; distanceKm: number }[],
): boolean {
  const inOrder = expected.toSorted((a, b) => a.start - b.start)
  return (
    seen.length === inOrder.length &&
    inOrder.every(({ start, end, distanceKm }, index) => {
      const session = seen[index]
      return (
        Date.parse(session?.start.time ?? '') === start &&
        Date.parse(session?.end.time ?? '') === end &&
        Math.abs((session?.distance ?? 0) - distanceKm) < 0.001
      )
    })
  )
}

async function tripIds(server: RecordingServer): Promise<number[]> {
  return (await server.sessions('?summary=1')).map(({ id }) => id)
}
