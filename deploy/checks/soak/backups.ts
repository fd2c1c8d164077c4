import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '../../../apps/server/src/database/openDatabase.ts'
import { countLost, makeFleet, type Place, settingsOf } from '../../../bench/load/fleetDatabase.ts'
import { LoadServer } from '../../../bench/load/LoadServer.ts'
import { Latencies, repeat } from '../../../bench/load/requests.ts'
import { imeisOf, Tracker } from '../../../bench/load/Tracker.ts'
import type { Soak, SoakOptions } from './Soak.ts'
import { withTarget } from './withTarget.ts'

const run = promisify(execFile)
/** Seconds between two reports of a tracker. */
const EVERY_S = 5

/** Makes backups while trackers report, restores each one, and counts the acknowledged positions that are missing. */
export const backupsSoak: Soak = {
  head: [
    'database',
    'backups',
    'rows',
    'MB',
    'backup, s',
    'restore, s',
    'p50, ms',
    'p99, ms',
    'longest, ms',
    'sent again',
    'acknowledged before',
    'lost',
  ],
  async run(name, place, options) {
    const folder = await mkdtemp(join(tmpdir(), 'sikud-soak-'))
    try {
      // The server keeps its secret key in the data directory, and the backup contains it.
      const own = place.databaseUrl ? { ...place, dataDir: folder } : place
      return await soak(name, own, folder, options)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function soak(name: string, own: Place, folder: string, options: SoakOptions) {
  const imeis = imeisOf(options.rate * EVERY_S)
  const trackers = imeis.map((imei) => new Tracker(imei))
  await makeFleet(own, imeis)
  await fill(own, options.positions)
  const server = await LoadServer.start(own)
  const reports = new Latencies()
  const stopReporting = repeat(options.rate, (nth) =>
    trackers[nth % trackers.length]?.report(server.reports, reports),
  )
  const [made, restored] = [[], []] as [number[], number[]]
  let [lost, before, bytes, rows] = [0, 0, 0, '']
  try {
    await setTimeout(5_000)
    for (let round = 1; round <= options.backups; round += 1) {
      const file = join(folder, `${String(round)}.tar.zst`)
      // A killed backup must not disturb the next one.
      if (round === 2) await killBackup(own, folder)
      const acknowledged = trackers.map(({ imei, acknowledged: times }) => ({
        imei,
        acknowledged: [...times],
      }))
      const { seconds } = await command('backup', own, '--to', file)
      made.push(seconds)
      bytes = (await stat(file)).size
      const missing = await withTarget(own, folder, async (target) => {
        const restore = await command('restore', target, file)
        restored.push(restore.seconds)
        rows = /Checked: ([\d,]+) rows/.exec(restore.output)?.[1] ?? ''
        return countLost(target, acknowledged)
      })
      before = acknowledged.reduce((sum, { acknowledged: times }) => sum + times.length, 0)
      lost += missing
      console.log(
        `${name} ${String(round)}: ${seconds.toFixed(1)} s, ${rows} rows, ${String(before)} acknowledged before, ${String(missing)} lost`,
      )
      await rm(file)
    }
  } finally {
    stopReporting()
    await Promise.all(trackers.map((tracker) => tracker.finish()))
    await server.stop()
  }
  lost += await countLost(own, trackers)
  const row = [
    name,
    String(options.backups),
    rows,
    (bytes / 1e6).toFixed(1),
    span(made),
    span(restored),
    reports.within(0.5).toFixed(0),
    reports.within(0.99).toFixed(0),
    reports.within(1).toFixed(0),
    String(reports.failed),
    String(before),
    String(lost),
  ]
  return { row, isGood: lost === 0 }
}

/** Adds old positions of all devices. */
async function fill(place: Place, positions: number): Promise<void> {
  if (positions === 0) return
  const database = await openDatabase({ ...place, statementTimeoutMs: 0 })
  await database.query(
    `insert into position (device_id, time, lat, lng, speed)
     select device.id, now() - interval '1 day' - n * interval '1 second', -6.2, 106.8, 30
     from device, generate_series(1, $1::int / (select count(*) from device)::int) as n`,
    [positions],
  )
  await database.close()
}

async function command(name: 'backup' | 'restore', place: Place, ...args: string[]) {
  const begin = performance.now()
  const { stdout } = await run(process.execPath, [`apps/server/src/cli/${name}.ts`, ...args], {
    env: { ...process.env, ...settingsOf(place) },
  })
  return { seconds: (performance.now() - begin) / 1_000, output: stdout }
}

/** Starts a backup and kills it while it writes. */
async function killBackup(place: Place, folder: string): Promise<void> {
  const child = spawn(process.execPath, ['apps/server/src/cli/backup.ts', '--to', join(folder, 'killed')], {
    env: { ...process.env, ...settingsOf(place) },
  })
  const exited = once(child, 'exit')
  const names = () => readdir(folder)
  while (!(await names()).some((name) => name.startsWith('sikud-backup-')) && child.exitCode === null)
    await setTimeout(10)
  await setTimeout(100)
  child.kill('SIGKILL')
  await exited
  if ((await names()).includes('killed')) throw new Error('The backup was complete before it was killed.')
}

function span(seconds: readonly number[]): string {
  return `${Math.min(...seconds).toFixed(1)}–${Math.max(...seconds).toFixed(1)}`
}
