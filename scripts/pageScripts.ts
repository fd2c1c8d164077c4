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

const dist = join(import.meta.dirname, '../apps/dashboard/dist')

function sizeOf(file: string) {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024
}

/** Opens a page of the built dashboard in a new profile and measures every requested script. */
export async function weighPage(
  browser: Browser,
  site: Site,
  path: string,
  token?: string,
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
  context.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1)
    if (/\.m?js$/.test(file) && !requested.has(file)) requested.set(file, Date.now())
  })
  await page.goto(site.url + path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  await page.waitForLoadState('networkidle')
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
