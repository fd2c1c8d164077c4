import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildDashboard } from '../scripts/buildDashboard.ts'
import { answerCases } from './cases/answer.ts'
import type { Bench, Case, Options } from './cases/Case.ts'
import { fleetCases } from './cases/fleet.ts'
import { importCases } from './cases/import.ts'
import { listCases } from './cases/list.ts'
import { loginCases } from './cases/login.ts'
import { playbackCases } from './cases/playback.ts'
import { readyCases } from './cases/ready.ts'
import { reportCases } from './cases/report.ts'
import { memoryCases } from './cases/memory.ts'
import { recoveryCases } from './cases/recovery.ts'
import { ingestCases, readCases } from './cases/server.ts'
import { streamCases } from './cases/stream.ts'
import { FakeFleet } from './fakeFleet.ts'
import { chosenDatabases } from './load/databases.ts'
import { chosenProtocols, protocols } from './load/senders.ts'
import { launch } from './openPage.ts'
import { type Measurement, resultTable, summarise } from './report.ts'
import { servePages } from './sites.ts'

const serverChapters: Record<string, (options: Options) => Case[]> = {
  ingest: ingestCases,
  reads: readCases,
  recovery: recoveryCases,
  stream: streamCases,
  memory: memoryCases,
  import: importCases,
}
const browserChapters: Record<string, (bench: Bench) => Case[]> = {
  login: loginCases,
  list: listCases,
  playback: playbackCases,
  report: reportCases,
  fleet: fleetCases,
  ready: readyCases,
  answer: answerCases,
}
const names = [...Object.keys(browserChapters), ...Object.keys(serverChapters)]

const help = `npm run bench -- [NAME …] [options]
  NAME           ${names.join(', ')} (default all)
  --quick        only 1,000 and 10,000 rows and points, two rounds
  --sizes 1000,10000   numbers of rows and points
  --rounds N     number of rounds
  --seconds N    length of each load on the server (default 20)
  --database NAME  embedded or postgres (default both)
  --protocol NAME  of the trackers of ingest: ${protocols.join(', ')} or all (default osmand)
  --ours FOLDER  measures this build of the dashboard instead of a new one`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    database: { type: 'string' },
    protocol: { type: 'string', default: 'osmand' },
    ours: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const isWanted = ([name]: [string, unknown]) => positionals.length === 0 || positionals.includes(name)

/** Measures the chosen chapters and prints their figures. */
async function main() {
  const options: Options = {
    sizes: (values.sizes ?? (values.quick ? '1000,10000' : '1000,10000,100000')).split(',').map(Number),
    rounds: Number(values.rounds ?? (values.quick ? 2 : 3)),
    seconds: Number(values.seconds),
    databases: chosenDatabases(values.database),
    protocols: chosenProtocols(values.protocol),
  }
  const begin = Date.now()
  const pages = Object.entries(browserChapters).filter(isWanted)
  const servers = Object.entries(serverChapters).filter(isWanted)
  const measurements: Measurement[] = []
  let browserName = 'no browser'
  if (pages.length > 0) {
    if (values.ours === undefined) buildDashboard()
    const fleet = new FakeFleet()
    const sites = await servePages(values.ours ?? 'apps/dashboard/dist', fleet)
    const bench: Bench = { browser: await launch(), fleet, options, sites }
    browserName = `Chromium ${bench.browser.version()}, software WebGL`
    for (const [, make] of pages) measurements.push(...(await measure(make(bench), () => clear(bench))))
    await bench.browser.close()
    for (const site of Object.values(sites)) site.close()
  }
  for (const [, make] of servers) measurements.push(...(await measure(make(options))))
  const minutes = ((Date.now() - begin) / 60_000).toFixed(1)
  const load = loadavg().map((value) => value.toFixed(1))
  console.log(`
Medians of ${String(options.rounds)} interleaved rounds, ${minutes} minutes. CPU time of pages: CDP ThreadTime of the main thread.
${browserName}, Node ${process.version}, ${String(cpus().length)} cores, load average ${load.join(', ')}.

${resultTable(summarise(measurements))}`)
}

/** Measures our page and the limit page in turn in each round, so that a slow phase of the machine affects both. */
async function measure(cases: readonly Case[], afterFailure = async () => {}): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const { name, sides, rounds } of cases) {
    const failed = new Set<string>()
    for (let round = 1; round <= rounds; round += 1) {
      for (const side of ['ours', 'limit'] as const) {
        const visit = sides[side]
        if (!visit || failed.has(side)) continue
        try {
          const figures = await visit()
          measurements.push({ side, figures })
          const texts = Object.values(figures).map((value) => value.toFixed(1))
          console.log(`${name} ${String(round)} ${side}: ${texts.join(', ')}`)
        } catch (error) {
          failed.add(side)
          process.exitCode = 1
          await afterFailure()
          console.error(`${name}, ${side}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    }
  }
  return measurements
}

/** Closes all pages, because an open page uses CPU time. */
async function clear({ browser, fleet }: Bench) {
  fleet.release()
  fleet.isBase = true
  await Promise.all(browser.contexts().map((context) => context.close()))
}

const unknown = positionals.filter((name) => !names.includes(name))
if (values.help || unknown.length > 0) {
  console.log(help)
  process.exitCode = unknown.length > 0 ? 1 : 0
} else await main()
