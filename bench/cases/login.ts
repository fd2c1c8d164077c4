import type { Page } from 'playwright'
import { settled, mainThread } from '../mainThread.ts'
import { openPage, slowDown } from '../openPage.ts'
import type { Site } from '../serve.ts'
import type { Bench, Case, Figures } from './Case.ts'

/** Measures bytes, CPU time and first paint of the sign-in page, and the first paint of a signed-in page. */
export function loginCases(bench: Bench): Case[] {
  const { sites, options } = bench
  const visit = (site: Site, path: string) => async (): Promise<Figures> => ({
    ...(await load(bench, site, path)),
    'login FCP, slow 4G + CPU 4×, ms': await slowPaint(bench, site, path),
  })
  const signedIn = (site: Site, path: string) => async (): Promise<Figures> => ({
    'signed-in FCP, slow 4G + CPU 4×, ms': await slowPaint(bench, site, path, { token: 'bench' }),
  })
  return [
    {
      name: 'login',
      rounds: options.rounds,
      sides: { ours: visit(sites.ours, '/login'), limit: visit(sites.login, '/') },
    },
    {
      name: 'signed-in',
      rounds: options.rounds,
      // The limit page is the simplest sign-in page here too, because no page is simpler.
      sides: { ours: signedIn(sites.ours, '/device'), limit: signedIn(sites.login, '/') },
    },
  ]
}

async function load({ browser }: Bench, site: Site, path: string): Promise<Figures> {
  const { page, cdp, close } = await openPage(browser, site)
  const before = await mainThread(cdp)
  await page.goto(site.url + path)
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  const main = (await settled(cdp)) - before
  const figures = {
    'login JS, KiB': site.takeScriptBytes() / 1024,
    'login main, ms': main,
    'login FCP, ms': await firstPaint(page),
  }
  await close()
  return figures
}

/** Returns the time of the first paint on a slow connection, but no CPU time, because CPU throttling distorts it. */
async function slowPaint({ browser }: Bench, site: Site, path: string, stored: Record<string, string> = {}) {
  const { page, cdp, close } = await openPage(browser, site, stored)
  await slowDown(cdp)
  await page.goto(site.url + path, { waitUntil: 'commit' })
  const paint = await firstPaint(page)
  await close()
  return paint
}

/** Waits for the first paint, because an element can exist before the browser paints it. */
async function firstPaint(page: Page) {
  const name = 'first-contentful-paint'
  await page.waitForFunction((entry) => performance.getEntriesByName(entry).length > 0, name)
  return page.evaluate((entry) => performance.getEntriesByName(entry)[0]?.startTime ?? Number.NaN, name)
}
