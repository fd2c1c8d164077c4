import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { readReplay, Replay } from '../replay/Replay.ts'
import { UsageError, locate, readTimeArguments } from './importArguments.ts'
import type { ReadingOptions } from '../recordings/Reading.ts'

const TICK_MS = 1_000

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

interface ReplayArguments {
  file: string
  speed: number
  /** Maximum duration of the replay, in minutes; by default, it lasts until the recording ends. */
  minutes: number
  /** Time in the recording at which the replay starts, in milliseconds since 1970; null for its beginning. */
  from: number | null
  reading: Pick<ReadingOptions, 'zone' | 'timeFormat' | 'by'>
  help: boolean
}

const replayUsage = `Memutar ulang rekaman armada di peta langsung, di samping server yang sedang berjalan.

  npm run replay -- BERKAS [pilihan]

  --speed KALI     kelipatan kecepatan (bawaan 60)
  --minutes MENIT  lama pemutaran (bawaan sampai rekaman habis)
  --from WAKTU     mulai dari waktu ini di dalam rekaman, ISO 8601 (bawaan dari awal)
  --zone, --time-format, --by
                   cara membaca waktu dan jejak, seperti pada npm run import
  --help           bantuan ini

Kendaraan yang diputar ulang ditandai Simulasi, dan hilang lagi bila pemutaran selesai atau dihentikan dengan Ctrl+C.
Lingkungan: DATA_DIR (bawaan .data) atau DATABASE_URL, sama dengan server.`

const text = { type: 'string' } as const
const options = {
  speed: text,
  minutes: text,
  from: text,
  zone: text,
  'time-format': text,
  by: text,
  help: { type: 'boolean', short: 'h' },
} as const

function readReplayArguments(args: readonly string[]): ReplayArguments {
  const { values, positionals } = parse(args)
  const [file = '', ...more] = positionals
  if (!values.help && (file === '' || more.length > 0)) throw new UsageError('Sebutkan satu berkas.')
  const speed = Number(values.speed ?? '60')
  if (!(speed > 0 && speed <= 10_000)) throw new UsageError('--speed adalah angka di atas 0 sampai 10000.')
  const minutes = values.minutes === undefined ? Infinity : Number(values.minutes)
  if (!(minutes > 0)) throw new UsageError('--minutes adalah jumlah menit di atas 0.')
  const from = values.from === undefined ? null : Date.parse(values.from)
  if (Number.isNaN(from)) throw new UsageError('--from adalah waktu seperti 2008-06-06T08:00:00-07:00.')
  return { file, speed, minutes, from, reading: readTimeArguments(values), help: values.help ?? false }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`Pilihan tidak dikenal: ${error instanceof Error ? error.message : String(error)}`)
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
