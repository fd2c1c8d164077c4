import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import type { Site } from '../bench/serve.ts'
import { chunkPackagesFile } from '../apps/dashboard/build/chunkPackages.ts'
import { saveData } from '../apps/dashboard/e2e/support/saveData.ts'

/** The sizes and packages of the files that a page loaded until its network was idle. */
export interface PageScripts {
  /** Size of all JavaScript in KiB, at gzip level 9, including workers. */
  all: number
  /** Size in KiB of the files that were requested before the map painted; equal to `all` on a page without a map. */
  untilMap: number
  /** npm packages in the loaded files. */
  packages: Set<string>
}

/** A page has loaded everything if it sends no request for this time in ms and then has nothing to compute. */
const QUIET_MS = 3000
/** Longest time in ms to wait for the first paint of a map; a slow machine needs half a minute. */
const MAX_PAINT_MS = 120_000

const dist = join(import.meta.dirname, '../apps/dashboard/dist')

function sizeOf(file: string) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024
}

/** Runs in the page. Returns when the map painted, in epoch ms; null if it has not painted yet. */
function mapPaintTime() {
  const mark = performance.getEntriesByName('map-painted')[0]
  return mark ? performance.timeOrigin + mark.startTime : null
}

/**
 * Runs in the page. Makes timers above `longMs` 30 times as long. Some parts wait for the map, but at most 4 seconds. On
 * a slow machine they would therefore load before the map and count towards `untilMap`.
 */
function stretchTimers(longMs: number) {
  const start = window.setTimeout
  const stretched = (run: TimerHandler, delay = 0, ...rest: unknown[]) =>
    start(run, delay > longMs ? delay * 30 : delay, ...rest)
  Object.assign(window, { setTimeout: stretched })
}

/** Runs in the page. Resolves as soon as the page has nothing to compute. */
function untilIdle() {
  return new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
}

/** Opens a page of the built dashboard in a new profile and measures its scripts; with `map`, waits for the map. */
export async function weighPage(
  browser: Browser,
  site: Site,
  path: string,
  { token, map = false }: { token?: string; map?: boolean },
): Promise<PageScripts> {
  site.takeScriptBytes()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  // Turns on data saving: otherwise an idle page prefetches files of other pages, and these files must not count.
  await context.addInitScript(saveData)
  // Timers up to QUIET_MS stay unchanged: the loop below waits that long, so it sees the files that they load.
  await context.addInitScript(stretchTimers, QUIET_MS)
  if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token)
  const page = await context.newPage()
  const requested = new Map<string, number>()
  let requests = 0
  context.on('request', (request) => {
    requests += 1
    const file = new URL(request.url()).pathname.slice(1)
    if (/\.m?js$/.test(file) && !requested.has(file)) requested.set(file, Date.now())
  })
  await page.goto(site.url + path)
  // Waits for the map first: on a slow machine the network can be idle before the page requests the map.
  let painted = Number.POSITIVE_INFINITY
  if (map) {
    const paint = await page.waitForFunction(mapPaintTime, null, { timeout: MAX_PAINT_MS })
    painted = (await paint.jsonValue()) ?? painted
  }
  await page.waitForLoadState('networkidle')
  let before: number
  do {
    before = requests
    await page.waitForTimeout(QUIET_MS)
    await page.evaluate(untilIdle)
  } while (requests > before)
  await context.close()

  const packagesOf: Record<string, string[]> = JSON.parse(readFileSync(chunkPackagesFile, 'utf8'))
  const late = [...requested].filter(([, time]) => time > painted).map(([file]) => file)
  const all = site.takeScriptBytes() / 1024
  return {
    all,
    untilMap: late.reduce((rest, file) => rest - sizeOf(file), all),
    packages: new Set([...requested.keys()].flatMap((file) => packagesOf[file] ?? [])),
  }
}
