import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Checks } from './Checks.ts'
import type { RecordingFile } from './recordingFiles.ts'
import type { RecordingServer } from './RecordingServer.ts'

/** Number of vehicles on the replayed day. */
const VEHICLES = 503
const WATCHED_MS = 10_000

/** Replays a recorded day of a fleet and checks the live positions. */
export async function checkReplayed(
  files: readonly RecordingFile[],
  dataDir: string,
  server: RecordingServer,
  checks: Checks,
): Promise<void> {
  const file = files.find(({ name }) => name.startsWith('sf_cabs_'))
  if (file === undefined) return
  const before = (await server.live()).length
  const args = ['apps/server/src/cli/replay.ts', file.path, '--speed', '60', '--from', '2008-06-06T18:00:00Z']
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const replay = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(replay, 'exit')
  const replayed = async () => (await server.live()).filter(({ simulated }) => simulated === true)
  for (let waited = 0; (await replayed()).length < VEHICLES && waited < 60_000; waited += 500)
    await setTimeout(500)
  const first = await replayed()
  await setTimeout(WATCHED_MS)
  const later = await replayed()
  replay.kill('SIGTERM')
  await ended
  const placeOf = new Map(first.map(({ device, lat, lng }) => [device.id, `${String(lat)} ${String(lng)}`]))
  const located = later.filter(({ lat }) => lat !== null)
  const moved = located.filter(
    ({ device, lat, lng }) => placeOf.get(device.id) !== `${String(lat)} ${String(lng)}`,
  )
  const ages = located.map(({ time }) => Date.now() - Date.parse(time ?? ''))
  checks.check(
    `${file.name}, replayed: ${VEHICLES} vehicles, all simulated`,
    later.length === VEHICLES,
    later.length,
  )
  checks.check(
    `${file.name}, replayed: ${String(moved.length)} moved within 10 s`,
    moved.length > 200,
    moved.length,
  )
  // At 60 times the recorded speed, a day takes 24 minutes, so no position can be older than 24 minutes.
  const isPresent = ages.every((age) => age > 0 && age < 24 * 60_000)
  checks.check(`${file.name}, replayed: with current times`, isPresent, Math.max(...ages))
  const left = (await server.live()).length
  checks.check(`${file.name}, replayed: removed when the replay ends`, left === before, { before, left })
}
