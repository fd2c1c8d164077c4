import { drawn, mainThread, settled } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import type { Opened } from '../openPage.ts'
import { positionOf, seek } from '../player.ts'
import type { Bench, Case, Figures } from './Case.ts'

/** Points left to play when the measuring starts: the trail is nearly as long as the trip. */
const left = 200

/** One step of playback, near the end of the trip. */
export function playbackCases(bench: Bench): Case[] {
  const { fleet, options } = bench
  return options.sizes.map((points) => {
    const row = `playback step ${points / 1000}k, ms`
    const on = (side: () => Promise<number>) => async (): Promise<Figures> => {
      fleet.points = points
      return { [row]: await side() }
    }
    // Under software WebGL a frame of 100,000 uncut points takes seconds.
    const frames = points < 100_000 ? options.steps : 6
    return {
      name: `playback ${points / 1000}k`,
      rounds: options.rounds,
      sides: {
        ours: on(() => playOurs(bench)),
        limit: on(
          async () => (await step(bench, 'trips', frames)) + (await step(bench, 'sliders', options.steps)),
        ),
        peer: on(() => playPeer(bench)),
      },
    }
  })
}

/** Frames of a limit page, driven as fast as it draws them. */
async function step({ browser, sites }: Bench, name: 'trips' | 'sliders', count: number) {
  const { page, cdp, close } = await openPage(browser, sites[name])
  await page.goto(sites[name].url)
  await page.waitForFunction(() => 'takeSteps' in window)
  await page.evaluate(() => window.takeSteps?.(5))
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
  const main = await play(opened, 'Posisi', options.steps, 200)
  await close()
  return main
}

async function playPeer({ browser, sites, options }: Bench) {
  const opened = await openPage(browser, sites.leaflet)
  await opened.page.goto(sites.leaflet.url)
  await opened.page.getByRole('button', { name: 'Play' }).waitFor()
  await settled(opened.cdp)
  const main = await play(opened, 'Position', options.steps, 200)
  await opened.close()
  return main
}

/** Presses Play and divides the main thread's time by the steps that were really taken. */
async function play({ page, cdp }: Opened, slider: string, steps: number, every: number) {
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForTimeout(5 * every)
  const from = await positionOf(page, slider)
  const before = await mainThread(cdp)
  await page.waitForTimeout(steps * every)
  const main = (await mainThread(cdp)) - before
  const to = await positionOf(page, slider)
  if (to.index <= from.index) throw new Error('The player did not move.')
  return main / (to.index - from.index)
}
