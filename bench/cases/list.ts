import type { Page } from 'playwright'
import { costOfPressing, mainThread, settled } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
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
    return {
      name: `list ${size}k`,
      rounds: options.rounds,
      sides: {
        async ours() {
          fleet.devices = rows
          return { ...(await load(bench, sites.ours, '/device', size)), ...(await mountOurs(bench, size)) }
        },
        async limit() {
          fleet.devices = rows
          return { ...(await load(bench, sites.grid, '/?auto', size)), ...(await mountLimit(bench, size)) }
        },
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

/** Mounts a list with loaded rows, unmounts it and mounts it again. Our page is measured at its second mount too. */
async function mountLimit({ browser, sites }: Bench, size: number): Promise<Figures> {
  const opened = await openPage(browser, sites.grid)
  const { page, cdp, close } = opened
  await page.goto(sites.grid.url)
  const show = page.getByRole('button', { name: 'Show' })
  await show.waitFor()
  await costOfPressing(page, cdp, show)
  await costOfPressing(page, cdp, show)
  const mounted = await costOfPressing(page, cdp, show)
  await cell(page).waitFor()
  const figures = { [`list mount ${size}k, ms`]: mounted, [`list sort ${size}k, ms`]: await sort(opened) }
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
  await page.getByRole('button', { name: 'SIMPAN', exact: true }).waitFor()
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
