import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '../../../apps/server/src/backup/makeBackup.ts'
import { openDatabase } from '../../../apps/server/src/database/openDatabase.ts'
import {
  judgeRestore,
  killRestore,
  type Left,
} from '../../../apps/server/src/testing/restores/killRestore.ts'
import { makeFleet, type Place } from '../../../bench/load/fleetDatabase.ts'
import type { Soak } from './Soak.ts'
import { withTarget } from './withTarget.ts'

const DEVICES = 2_000
/** Number of positions in the backup, so that a restore takes some seconds. */
const POSITIONS = 60_000
const NEVER_MS = 600_000

/** Kills restores at random moments, and checks that a server opens only a database that is complete. */
export const restoresSoak: Soak = {
  head: ['database', 'kills', 'restore, s', 'empty', 'unfinished', 'complete', 'left over'],
  async run(name, place, { restores }) {
    const folder = await mkdtemp(join(tmpdir(), 'sikud-soak-'))
    try {
      return await soak(name, place, folder, restores)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

async function soak(name: string, place: Place, folder: string, restores: number) {
  const file = join(folder, 'backup.tar.zst')
  const temporary = join(folder, 'tmp')
  await mkdir(temporary)
  await fill(place, file)
  const begin = performance.now()
  await withTarget(place, folder, (target) => restore(file, target, temporary))
  const wholeMs = performance.now() - begin
  const count: Record<Left, number> = { empty: 0, unfinished: 0, complete: 0 }
  let leftOver = 0
  for (let kill = 1; kill <= restores; kill += 1) {
    await withTarget(place, folder, async (target) => {
      const delayMs = Math.round(Math.random() * wholeMs)
      await killRestore(file, target, { delayMs, temporary })
      const left = await judgeRestore(target, DEVICES)
      count[left] += 1
      console.log(`${name} ${String(kill)}: killed after ${String(delayMs)} ms, ${left}`)
      // An embedded database is restored into the same directory again, and nothing of the killed restore remains.
      if (left !== 'empty') return
      await restore(file, target, temporary)
      if (target.databaseUrl) return
      leftOver += (await readdir(target.dataDir)).filter((entry) => entry.includes('restore')).length
    })
  }
  // The next restore deletes what the last killed one left.
  await withTarget(place, folder, (target) => restore(file, target, temporary))
  leftOver += (await readdir(temporary)).filter((entry) => entry.includes('restore')).length
  const kinds = [count.empty, count.unfinished, count.complete, leftOver]
  const row = [name, restores, (wholeMs / 1_000).toFixed(1), ...kinds].map(String)
  return { row, isGood: leftOver === 0 }
}

async function restore(file: string, target: Place, temporary: string): Promise<void> {
  const code = await killRestore(file, target, { delayMs: NEVER_MS, temporary })
  if (code !== 0) throw new Error(`A restore ended with ${String(code)}.`)
  const left = await judgeRestore(target, DEVICES)
  if (left !== 'complete') throw new Error(`A restore that was not killed left the database ${left}.`)
}

/** Fills the database with devices, positions and a session, and makes the backup. */
async function fill(place: Place, file: string): Promise<void> {
  await makeFleet(
    place,
    Array.from({ length: DEVICES }, (_, n) => String(861_230_049_700_000 + n)),
  )
  const database = await openDatabase({ ...place, statementTimeoutMs: 0 })
  try {
    await database.query(
      `insert into position (device_id, time, lat, lng, speed)
       select device.id, now() - n * interval '1 second', -6.2, 106.8, 30
       from device, generate_series(1, $1::int) as n`,
      [POSITIONS / DEVICES],
    )
    await makeBackup(database, place, file)
  } finally {
    await database.close()
  }
}
