import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { readReplay } from '../replay/ReplayTrack.ts'
import { Replay } from '../replay/Replay.ts'
import { UsageError } from './importArguments.ts'
import { locate } from './locate.ts'
import { readReplayArguments, replayUsage } from './replayArguments.ts'

const TICK_MS = 1_000

/** Replays a recorded fleet on the live map; see `replayUsage`. */
async function main(): Promise<void> {
  const { file, speed, minutes, from, reading, help } = readReplayArguments(process.argv.slice(2))
  if (help) {
    console.log(replayUsage)
    return
  }
  const { dataDir, databaseUrl, production } = readConfig(process.env)
  if (production) throw new Error('Putar ulang adalah simulasi: tidak dijalankan dengan NODE_ENV=production.')
  const tracks = await readReplay(locate(file), reading)
  const database = await openDatabase({ dataDir, databaseUrl, joinRunning: true })
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) void once(process, signal).then(() => stopped.abort())
  const begin = from ?? Math.min(...tracks.map(({ start }) => start))
  const replay = new Replay(database, tracks, { from: begin, speed, now: Date.now })
  const until = Date.now() + minutes * 60_000
  try {
    await replay.start()
    console.log(`${tracks.length} kendaraan diputar ulang, ${speed} kali kecepatan. Ctrl+C menghentikannya.`)
    while (!stopped.signal.aborted && Date.now() < until && (await replay.tick()) !== null) {
      await setTimeout(TICK_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  } finally {
    await replay.end()
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  const isUsage = error instanceof UsageError
  console.error(
    isUsage ? `${error.message}\n\n${replayUsage}` : error instanceof Error ? error.message : error,
  )
  process.exitCode = isUsage ? 2 : 1
}
