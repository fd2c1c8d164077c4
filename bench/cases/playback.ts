import { drawn, mainThread, settled } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import type { Opened } from '../openPage.ts'
import { positionOf, seek } from '../player.ts'
import type { Bench, Case, Figures } from './Case.ts'

/**
 * The measurement starts this many points before the end of the trip, where the drawn trail is almost as long as the
 * trip.
 */
const left = 200

/** Time in ms between two points, at the fastest setting of the Speed slider (`fast`) and at its default (`usual`). */
const [fast, usual] = [50, 200]

/**
 * Measures one step of playback near the end of the trip. The limit page steps without pauses, and a processor is
 * slower after a pause. So the limit page is compared with our fastest speed.
 */
export function playbackCases(bench: Bench): Case[] {
  const { fleet, options } = bench
  const largest = options.sizes.includes(100_000) ? [1_000_000] : []
  return [...options.sizes, ...largest].map((points) => {
    const size = points / 1000
    const row = `playback step ${size}k, ms`
    const at = (side: () => Promise<Figures>) => () => {
      fleet.points = points
      return side()
    }
    const rows = (step: Record<number, number>): Figures => ({
      [row]: step[fast] ?? Number.NaN,
      [`playback step ${size}k at ${usual} ms, ms`]: step[usual] ?? Number.NaN,
    })
    // Measures fewer frames of a long trip, because software WebGL needs seconds to draw a frame of 100,000 points.
    const frames = points < 100_000 ? options.steps : points < 1_000_000 ? 6 : 2
    return {
      name: `playback ${size}k`,
      rounds: points < 1_000_000 ? options.rounds : 1,
      sides: {
        ours: at(async () => rows(await playOurs(bench))),
        limit: at(async () => ({
          [row]: (await step(bench, 'trips', frames)) + (await step(bench, 'sliders', options.steps)),
        })),
        // The peer copies the line in each step, which takes too long with a million points.
        ...(points < 1_000_000 && { peer: at(async () => rows(await playPeer(bench))) }),
      },
    }
  })
}

/**
 * Draws frames without pauses on a limit page (see `docs/performance.md`). Returns the main-thread time of each frame.
 */
async function step({ browser, sites }: Bench, name: 'trips' | 'sliders', count: number) {
  const { page, cdp, close } = await openPage(browser, sites[name])
  await page.goto(sites[name].url)
  await page.waitForFunction(() => 'takeSteps' in window)
  await page.evaluate((steps) => window.takeSteps?.(steps), Math.min(5, count))
  const before = await mainThread(cdp)
  await page.evaluate((steps) => window.takeSteps?.(steps), count)
  const main = (await mainThread(cdp)) - before
  await close()
  return main / count
}

async function playOurs({ browser, sites, options }: Bench) {
  const opened = await openPage(browser, sites.ours, { token: 'bench' })
  const { page, cdp, close } = opened
  await page.goto(`${sites.ours.url}/report`)
  await page.getByRole('slider', { name: 'Posisi' }).waitFor({ timeout: 120_000 })
  await drawn(page, cdp)
  const { last } = await positionOf(page, 'Posisi')
  await seek(page, 'Posisi', last - left)
  await drawn(page, cdp)
  const steps = await play(opened, 'Posisi', options.steps)
  await close()
  return steps
}

async function playPeer({ browser, sites, options }: Bench) {
  const opened = await openPage(browser, sites.leaflet)
  await opened.page.goto(sites.leaflet.url)
  await opened.page.getByRole('button', { name: 'Play' }).waitFor()
  await settled(opened.cdp)
  const steps = await play(opened, 'Position', options.steps)
  await opened.close()
  return steps
}

/** Starts playback and measures the cost of a step at both speeds. */
async function play(opened: Opened, position: string, steps: number) {
  const { page } = opened
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const slow = await cost(opened, position, steps, usual)
  await page.getByRole('slider', { name: 'Speed' }).press('Home')
  return { [usual]: slow, [fast]: await cost(opened, position, steps, fast) }
}

/** Returns the main-thread time for each step of playback, in ms. */
async function cost({ page, cdp }: Opened, position: string, steps: number, every: number) {
  await page.waitForTimeout(1000)
  const from = await positionOf(page, position)
  const before = await mainThread(cdp)
  await page.waitForTimeout(steps * every)
  const main = (await mainThread(cdp)) - before
  const to = await positionOf(page, position)
  if (to.index <= from.index) throw new Error('The player did not move.')
  return main / (to.index - from.index)
}
