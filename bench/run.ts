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
import { FakeFleet } from './fakeFleet.ts'
import { interleave } from './interleave.ts'
import type { Measurement } from './interleave.ts'
import { launch } from './openPage.ts'
import { readOptions } from './options.ts'
import { checkTable, mainTable, summarise, withGrowth } from './report.ts'
import { serve } from './serve.ts'

const options = readOptions()
await buildPages()
if (options.ours === undefined) buildDashboard()

const fleet = new FakeFleet()
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
const browser = await launch()
const bench: Bench = { browser, fleet, options, sites }
const chapters: Record<string, (bench: Bench) => Case[]> = {
  login: loginCases,
  list: listCases,
  playback: playbackCases,
  clock: clockCases,
  report: reportCases,
  fleet: fleetCases,
  ready: readyCases,
  answer: answerCases,
}

const begin = Date.now()
const measurements: Measurement[] = []
const cases = Object.entries(chapters)
  .filter(([name]) => options.only === undefined || options.only === name)
  .flatMap(([, make]) => make(bench))

function note(measured: Measurement) {
  measurements.push(measured)
  const figures = Object.values(measured.figures).map((value) => value.toFixed(1))
  console.log(`${measured.case} ${measured.round} ${measured.side}: ${figures.join(', ')}`)
}

/** Closes all pages, because an open page uses CPU time. */
async function clear() {
  fleet.release()
  fleet.features = []
  await Promise.all(browser.contexts().map((context) => context.close()))
}

await interleave(cases, note, clear)

const minutes = ((Date.now() - begin) / 60_000).toFixed(1)
const load = loadavg().map((value) => value.toFixed(1))
const rows = withGrowth(summarise(measurements))
console.log(`
Main-thread CPU of the page (CDP ThreadTime), medians of ${options.rounds} interleaved rounds, ${minutes} minutes.
Chromium ${browser.version()}, software WebGL, ${cpus().length} cores, load average ${load.join(', ')}.

${mainTable(rows)}

Ratio of peer to limit, here and in the earlier measurement:

${checkTable(rows)}`)
if (options.json) writeFileSync(options.json, JSON.stringify({ measurements, medians: [...rows] }, null, 2))

await browser.close()
for (const site of Object.values(sites)) site.close()
