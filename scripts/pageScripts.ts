import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import type { Site } from '../bench/serve.ts'
import { chunkPackagesFile } from '../apps/dashboard/chunkPackages.ts'

/** The files that a page loaded until its network was idle. */
export interface PageScripts {
  /** KiB of JavaScript, gzip level 9, including workers. */
  all: number
  /** KiB of the files requested before the map painted; equal to `all` on a page without a map. */
  untilMap: number
  /** npm packages in the loaded files. */
  packages: Set<string>
}

/** Time in ms without a request after which an idle page has loaded everything. */
const QUIET_MS = 3000
/** Longest time in ms until a map paints; long for a slow machine. */
const MAX_PAINT_MS = 120_000

const dist = join(import.meta.dirname, '../apps/dashboard/dist')

function sizeOf(file: string) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024
}

function isMapPainted() {
  return performance.getEntriesByName('map-painted').length > 0
}

function untilIdle() {
  return new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
}

/** Opens a page of the built dashboard in a new profile and measures every requested script; `map`: waits for its map. */
export async function weighPage(
  browser: Browser,
  site: Site,
  path: string,
  { token, map = false }: { token?: string; map?: boolean },
): Promise<PageScripts> {
  site.takeScriptBytes()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  // Files that an idle browser preloads for later pages do not count.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
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
  // On a slow machine the network can be idle before the page asks for the map.
  if (map) await page.waitForFunction(isMapPainted, null, { timeout: MAX_PAINT_MS })
  await page.waitForLoadState('networkidle')
  let before: number
  do {
    before = requests
    await page.waitForTimeout(QUIET_MS)
    await page.evaluate(untilIdle)
  } while (requests > before)
  const painted = await page.evaluate(() => {
    const mark = performance.getEntriesByName('map-painted')[0]
    return mark ? performance.timeOrigin + mark.startTime : Number.POSITIVE_INFINITY
  })
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
