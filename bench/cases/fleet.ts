import type { Page } from 'playwright'
import { drawn, mainThread, settled } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import type { Opened } from '../openPage.ts'
import type { Bench, Case, Figures } from './Case.ts'

declare global {
  interface Window {
    /** Number of painted frames. */
    painted?: number
  }
}

/**
 * Number of warm-up updates before the measurement. In the first minute of a page the JavaScript engine still compiles
 * code and Chromium collects garbage twice. This would distort the result, because a real page stays open all day.
 */
const FIRST_UPDATES = 36
const UPDATES = 12

/** Measures the page Pelacakan: an update of all vehicles, their motion between updates, and the page at rest. */
export function fleetCases(bench: Bench): Case[] {
  const { rounds } = bench.options
  return [
    { name: 'fleet 10k', rounds, sides: { ours: () => tenThousand(bench) } },
    { name: 'fleet 2k with names', rounds, sides: { ours: () => names(bench) } },
  ]
}

async function tenThousand(bench: Bench): Promise<Figures> {
  const opened = await open(bench, 10_000, 0.5)
  const { page, cdp } = opened
  // Waits, because Chromium frees graphics memory a second after the last frame, and this work must not be measured.
  await page.waitForTimeout(3000)
  const before = await mainThread(cdp)
  await page.waitForTimeout(4000)
  const rest = ((await mainThread(cdp)) - before) / 4

  // Reduced motion stops the vehicles between updates, so that only the updates are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const drive = async (updates: number) => {
    for (let update = 0; update < updates; update += 1) {
      bench.fleet.live.update()
      await page.waitForTimeout(1000)
    }
  }
  await drive(FIRST_UPDATES)
  await settled(cdp)
  const start = await mainThread(cdp)
  await drive(UPDATES)
  const update = ((await mainThread(cdp)) - start) / UPDATES - rest

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const zoomIn = page.getByRole('button', { name: 'Perbesar' })
  for (let step = 0; step < 5; step += 1) {
    await zoomIn.click()
    await settled(cdp)
  }
  const frame = await motion(bench, opened)
  await opened.close()
  return {
    'fleet update 10k, ms': update,
    'fleet motion 10k, ms a frame': frame,
    'fleet at rest 10k, ms/s': rest,
  }
}

/** Measures the motion of 2,000 visible vehicles, with name labels where they fit. */
async function names(bench: Bench): Promise<Figures> {
  const opened = await open(bench, 2_000, 0.05)
  const frame = await motion(bench, opened)
  await opened.close()
  return { 'fleet motion 2k with names, ms a frame': frame }
}

async function open({ browser, sites, fleet }: Bench, vehicles: number, spread: number) {
  fleet.isBase = false
  fleet.live.vehicles = vehicles
  fleet.live.spread = spread
  const opened = await openPage(browser, sites.ours, { token: 'bench' })
  await opened.page.goto(`${sites.ours.url}/tracking`)
  await opened.page.getByText(/^Langsung/).waitFor()
  await drawn(opened.page, opened.cdp)
  await settled(opened.cdp)
  return opened
}

/** Returns the CPU time for a frame while all vehicles move, in ms. */
async function motion({ fleet }: Bench, { page, cdp }: Opened) {
  await countFrames(page)
  await settled(cdp)
  // Updates every 5 s, as trackers do: a vehicle on the map moves for as long as the time between its last two
  // positions.
  fleet.live.update()
  await page.waitForTimeout(5000)
  fleet.live.update()
  await page.waitForTimeout(1000)
  const [frames, before] = [await painted(page), await mainThread(cdp)]
  await page.waitForTimeout(3000)
  const main = (await mainThread(cdp)) - before
  const taken = (await painted(page)) - frames
  if (taken < 3) throw new Error('The fleet did not move.')
  return main / taken
}

/** Counts frames by the calls of `clearRect`, because the fleet layer clears its canvas once in each frame. */
function countFrames(page: Page) {
  return page.evaluate(() => {
    const prototype = CanvasRenderingContext2D.prototype
    window.painted = 0
    for (const name of ['clearRect'] as const) {
      const clear = prototype[name]
      Object.defineProperty(prototype, name, {
        value(this: CanvasRenderingContext2D, ...box: never[]) {
          window.painted = (window.painted ?? 0) + 1
          return Reflect.apply(clear, this, box)
        },
      })
    }
  })
}

const painted = (page: Page) => page.evaluate(() => window.painted ?? 0)
