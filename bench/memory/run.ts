import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chosenDatabases, onDatabase } from '../databases.ts'
import type { Place } from '../ingest/fleetDatabase.ts'
import { IngestServer } from '../ingest/IngestServer.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { memoryOf } from './processMemory.ts'

const help = `npm run bench:memory -- [options]: memory of a server at rest after its second start
  --rest N         seconds of rest before the memory is read (default 60)
  --rounds N       starts that are measured; the result is the median (default 3)
  --database NAME  embedded or postgres (default both)`

/** Maximum RSS of the server's process and its children, in MB. */
const goals = { embedded: 530, PostgreSQL: 250 }
const FIRST_START_REST_MS = 15_000
const fleets = [
  { label: 'demo fleet', settings: { NODE_ENV: '', DEMO: '1' } },
  { label: 'none (production)', settings: { NODE_ENV: 'production', DEMO: '0' } },
]

const { values } = parseArgs({
  options: {
    rest: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    database: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(help)
  process.exit(0)
}

/** Starts the server, lets it rest for `restMs`, and returns its memory. */
async function startOnce(place: Place, settings: Record<string, string>, restMs: number) {
  const began = performance.now()
  const server = await IngestServer.start(place, settings)
  try {
    const seconds = (performance.now() - began) / 1_000
    await setTimeout(restMs)
    return { seconds, ...memoryOf(server.pid) }
  } finally {
    await server.stop()
  }
}

const rows: string[][] = []

/** Measures the memory of the server on one database, without and with the demo fleet; adds the results to `rows`. */
async function measure(name: string, place: Place): Promise<string[]> {
  const goal = name === 'embedded' ? goals.embedded : goals.PostgreSQL
  for (const { label, settings } of fleets.toReversed()) {
    await startOnce(place, settings, FIRST_START_REST_MS)
    const starts: Awaited<ReturnType<typeof startOnce>>[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      starts.push(await startOnce(place, settings, Number(values.rest) * 1_000))
    }
    const medianOf = (field: 'seconds' | 'rss' | 'pss' | 'peak') =>
      median(starts.map((start) => start[field]))
    rows.push([
      name,
      label,
      medianOf('seconds').toFixed(1),
      medianOf('peak').toFixed(0),
      medianOf('pss').toFixed(0),
      medianOf('rss').toFixed(0),
      String(goal),
      medianOf('rss') <= goal ? 'kept' : 'MISSED',
    ])
  }
  return []
}

for (const database of chosenDatabases(values.database)) await onDatabase(database, measure)
const head = ['database', 'fleet', 'ready, s', 'highest, MB', 'PSS, MB', 'RSS at rest, MB', 'goal', '']
console.log(`\n${table([head, ...rows])}\n`)
console.log(
  `Medians of ${values.rounds}, read ${values.rest} s after the start. Load average ${loadavg()[0]?.toFixed(1) ?? ''}, Node ${process.version}.`,
)
process.exitCode = rows.every((row) => row.at(-1) === 'kept') ? 0 : 1
