import type { CDPSession } from 'playwright'
import { drawn, mainThread, settled } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import type { Bench, Case, Figures } from './Case.ts'

/** Checks the page only every 100 ms, because each check uses the page's main thread. */
const seldom = { polling: 100, timeout: 120_000 }

/** Measures the whole page Laporan: loading and drawing a trip, the CPU time at rest, and the heap. */
export function reportCases(bench: Bench): Case[] {
  const { fleet, options } = bench
  return options.sizes.map((points) => {
    const size = points / 1000
    const on = (side: () => Promise<Figures>) => () => {
      fleet.points = points
      return side()
    }
    return {
      name: `report ${size}k`,
      rounds: options.rounds,
      sides: { ours: on(() => loadOurs(bench, size)), limit: on(() => loadLimit(bench, size)) },
    }
  })
}

async function loadOurs({ browser, sites }: Bench, size: number): Promise<Figures> {
  const { page, cdp, close } = await openPage(browser, sites.ours, { token: 'bench' })
  const start = await mainThread(cdp)
  await page.goto(`${sites.ours.url}/report`)
  await page.waitForFunction(() => document.querySelector('input[type="range"]') !== null, null, seldom)
  const load = (await drawn(page, cdp)) - start
  const script = sites.ours.takeScriptBytes() / 1024
  const rest = await mainThread(cdp)
  await page.waitForTimeout(4000)
  const perSecond = ((await mainThread(cdp)) - rest) / 4
  const heap = await heapSize(cdp)
  await close()
  return {
    [`report load ${size}k, ms`]: load,
    [`report at rest ${size}k, ms/s`]: perSecond,
    [`report heap ${size}k, MB`]: heap,
    ...(size === 1 && { 'report JS, KiB': script }),
  }
}

/** Returns the JavaScript heap in MB after garbage collection. */
async function heapSize(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6
}

/** Returns the figures to compare with: those of the simplest trip page plus those of the simplest React page. */
async function loadLimit({ browser, sites }: Bench, size: number): Promise<Figures> {
  const map = await openPage(browser, sites.trips)
  const start = await mainThread(map.cdp)
  await map.page.goto(sites.trips.url)
  await map.page.waitForFunction(() => 'takeSteps' in window, null, seldom)
  const drawing = (await drawn(map.page, map.cdp)) - start
  await map.close()

  const frame = await openPage(browser, sites.login)
  const begin = await mainThread(frame.cdp)
  await frame.page.goto(sites.login.url)
  await frame.page.getByRole('button', { name: 'Sign In' }).waitFor()
  const around = (await settled(frame.cdp)) - begin
  await frame.close()

  const script = (sites.trips.takeScriptBytes() + sites.login.takeScriptBytes()) / 1024
  return { [`report load ${size}k, ms`]: drawing + around, ...(size === 1 && { 'report JS, KiB': script }) }
}
