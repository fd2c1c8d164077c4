import type { Page } from 'playwright'
import { mainThread, settled } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import { costOfPressing } from '../press.ts'
import type { Opened } from '../openPage.ts'
import type { Site } from '../serve.ts'
import type { Bench, Case, Figures } from './Case.ts'

const columns = JSON.stringify(['imei', 'number', 'vehicle_number', 'name', 'driver_name'])
const signedIn = { token: 'bench', deviceColumns: columns }
const cell = (page: Page) => page.locator('td, [role=gridcell]').first()

/** Measures the list of devices: the first load, mounting it with cached rows, and sorting it. */
export function listCases(bench: Bench): Case[] {
  const { sites, fleet, options } = bench
  return options.sizes.map((rows) => {
    const size = rows / 1000
    const sorts = rows < 100_000 || options.full
    const bare = (site: Site, withSort: boolean) => async () => {
      fleet.devices = rows
      return {
        ...(await load(bench, site, '/?auto', size)),
        ...(await mountBare(bench, site, size, withSort)),
      }
    }
    return {
      name: `list ${size}k`,
      rounds: options.rounds,
      peerOnce: rows >= 100_000,
      sides: {
        async ours() {
          fleet.devices = rows
          return { ...(await load(bench, sites.ours, '/device', size)), ...(await mountOurs(bench, size)) }
        },
        limit: bare(sites.grid, true),
        peer: bare(sites.table, sorts),
      },
    }
  })
}

async function load({ browser }: Bench, site: Site, path: string, size: number): Promise<Figures> {
  const { page, cdp, close } = await openPage(browser, site, signedIn)
  const before = await mainThread(cdp)
  await page.goto(site.url + path)
  await cell(page).waitFor()
  const main = (await settled(cdp)) - before
  const script = site.takeScriptBytes() / 1024
  await close()
  return { [`list load ${size}k, ms`]: main, ...(size === 1 && { 'list JS, KiB': script }) }
}

/**
 * Mounts a list with loaded rows, unmounts it and mounts it again. Our page is measured when it mounts the list again,
 * so only the second mount is comparable.
 */
async function mountBare({ browser }: Bench, site: Site, size: number, withSort: boolean): Promise<Figures> {
  const opened = await openPage(browser, site)
  const { page, cdp, close } = opened
  await page.goto(site.url)
  const show = page.getByRole('button', { name: 'Show' })
  await show.waitFor()
  const first = await costOfPressing(page, cdp, show)
  await costOfPressing(page, cdp, show)
  const again = await costOfPressing(page, cdp, show)
  const figures: Figures = {
    [`list first mount ${size}k, ms`]: first,
    [`list mount ${size}k, ms`]: again,
  }
  await cell(page).waitFor()
  if (withSort) figures[`list sort ${size}k, ms`] = await sort(opened)
  await close()
  return figures
}

/** Leaves the list and opens it again. The server's response is delayed, so the rows come from the cache. */
async function mountOurs({ browser, sites, fleet }: Bench, size: number): Promise<Figures> {
  const opened = await openPage(browser, sites.ours, signedIn)
  const { page, cdp, close } = opened
  await page.goto(`${sites.ours.url}/device`)
  await cell(page).waitFor({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Ubah Password' }).first().click()
  await page.getByRole('button', { name: 'SIMPAN' }).waitFor()
  fleet.hold()
  const link = page.getByRole('link', { name: 'Perangkat' }).first()
  const mounted = await costOfPressing(page, cdp, link)
  await cell(page).waitFor()
  fleet.release()
  await settled(cdp)
  const figures = { [`list mount ${size}k, ms`]: mounted, [`list sort ${size}k, ms`]: await sort(opened) }
  await close()
  return figures
}

function sort({ page, cdp }: Opened) {
  const header = page.locator('th button, [role=columnheader]').filter({ hasText: 'IMEI' }).first()
  return costOfPressing(page, cdp, header)
}
