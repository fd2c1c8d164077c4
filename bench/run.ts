import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { buildDashboard, buildPages, dashboardFolder, folderOf } from './build.ts'
import type { Bench, Case } from './cases/Case.ts'
import { answerCases } from './cases/answer.ts'
import { clockCases } from './cases/clock.ts'
import { fleetCases } from './cases/fleet.ts'
import { listCases } from './cases/list.ts'
import { loginCases } from './cases/login.ts'
import { playbackCases } from './cases/playback.ts'
import { readyCases } from './cases/ready.ts'
import { reportCases } from './cases/report.ts'
import { ingestCases, readCases } from './cases/server.ts'
import { FakeFleet } from './fakeFleet.ts'
import { interleave } from './interleave.ts'
import type { Measurement } from './interleave.ts'
import { launch } from './openPage.ts'
import { type Options, readOptions } from './options.ts'
import { checkTable, mainTable, summarise, withGrowth } from './report.ts'
import { serve } from './serve.ts'

const options = readOptions()
const fleet = new FakeFleet()
const serverChapters: Record<string, (options: Options) => Case[]> = {
  ingest: ingestCases,
  reads: readCases,
}
const browserChapters: Record<string, (bench: Bench) => Case[]> = {
  login: loginCases,
  list: listCases,
  playback: playbackCases,
  clock: clockCases,
  report: reportCases,
  fleet: fleetCases,
  ready: readyCases,
  answer: answerCases,
}
const isWanted = ([name]: [string, unknown]) => options.only === undefined || options.only === name
const wanted = Object.entries(browserChapters).filter(isWanted)
const bench = wanted.length === 0 ? null : await openBench()

/** Builds and serves the measured pages, and starts the browser. */
async function openBench(): Promise<Bench> {
  await buildPages()
  if (options.ours === undefined) buildDashboard()
  const page = (name: Parameters<typeof folderOf>[0], offset: number) =>
    serve(folderOf(name), options.port + offset, fleet)
  const sites: Bench['sites'] = {
    ours: await serve(options.ours ?? dashboardFolder, options.port, fleet),
    login: await page('login', 1),
    grid: await page('grid', 2),
    table: await page('table', 3),
    trips: await page('trips', 4),
    leaflet: await page('leaflet', 5),
    sliders: await page('sliders', 6),
  }
  return { browser: await launch(), fleet, options, sites }
}

const begin = Date.now()
const measurements: Measurement[] = []
const cases = [
  ...(bench ? wanted.flatMap(([, make]) => make(bench)) : []),
  ...Object.entries(serverChapters)
    .filter(isWanted)
    .flatMap(([, make]) => make(options)),
]

function note(measured: Measurement) {
  measurements.push(measured)
  const figures = Object.values(measured.figures).map((value) => value.toFixed(1))
  console.log(`${measured.case} ${measured.round} ${measured.side}: ${figures.join(', ')}`)
}

/** Closes all pages, because an open page uses CPU time. */
async function clear() {
  fleet.release()
  fleet.features = []
  await Promise.all((bench?.browser.contexts() ?? []).map((context) => context.close()))
}

await interleave(cases, note, clear)

const minutes = ((Date.now() - begin) / 60_000).toFixed(1)
const load = loadavg().map((value) => value.toFixed(1))
const rows = withGrowth(summarise(measurements))
console.log(`
Main-thread CPU of the page (CDP ThreadTime), medians of ${options.rounds} interleaved rounds, ${minutes} minutes.
${bench ? `Chromium ${bench.browser.version()}, software WebGL` : 'No browser'}, ${cpus().length} cores, load average ${load.join(', ')}.

${mainTable(rows)}

Ratio of peer to limit, here and in the earlier measurement:

${checkTable(rows)}`)
if (options.json) writeFileSync(options.json, JSON.stringify({ measurements, medians: [...rows] }, null, 2))

await bench?.browser.close()
for (const site of Object.values(bench?.sites ?? {})) site.close()
