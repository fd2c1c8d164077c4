import type { Page } from 'playwright'
import { drawn, mainThread } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import { interval } from '../trip.ts'
import type { Bench, Case, Figures } from './Case.ts'

/** The measurement starts this many points before the end, where the drawn trail is almost as long as the trip. */
const LEFT = 200
const STEPS = 25
/** Time in ms between two points at the highest speed of the Speed slider. The limit page steps without pauses. */
const STEP_MS = 50
/**
 * Time in ms from the start of the playback to the measurement. In the first two seconds software WebGL draws twice as
 * many frames a step as later.
 */
const WARM_UP_MS = 4000
/** Number of points in an hour of recording. */
const HOUR_POINTS = 3600 / interval + 1

/** Measures one step of playback near the end of the trip, and an hour that is played at 60 times real time. */
export function playbackCases(bench: Bench): Case[] {
  const { fleet, options } = bench
  const largest = options.sizes.includes(100_000) ? [1_000_000] : []
  const steps = [...options.sizes, ...largest].map((points) => {
    const size = points / 1000
    const row = `playback step ${size}k, ms`
    // Measures fewer frames of a long trip, because software WebGL needs seconds to draw a frame of 100,000 points.
    const frames = points < 100_000 ? STEPS : points < 1_000_000 ? 6 : 2
    return {
      name: `playback ${size}k`,
      rounds: points < 1_000_000 ? options.rounds : 1,
      sides: {
        async ours() {
          fleet.points = points
          return { [row]: await playOurs(bench) }
        },
        async limit() {
          fleet.points = points
          return { [row]: (await step(bench, 'trips', frames)) + (await step(bench, 'sliders', STEPS)) }
        },
      },
    }
  })
  return [...steps, { name: 'an hour at 60×', rounds: 1, sides: { ours: () => playHour(bench) } }]
}

/** Draws frames without pauses on a limit page. Returns the main-thread time of each frame. */
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

/** Plays the end of the trip; returns the main-thread time for each step in ms. */
async function playOurs({ browser, sites }: Bench) {
  const { page, cdp, close } = await openPage(browser, sites.ours, { token: 'bench' })
  await page.goto(`${sites.ours.url}/report`)
  await positionSlider(page).waitFor({ timeout: 120_000 })
  await drawn(page, cdp)
  const last = Number(await positionSlider(page).getAttribute('max'))
  await seek(page, last - LEFT)
  await drawn(page, cdp)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('slider', { name: 'Speed' }).press('Home')
  await page.waitForTimeout(WARM_UP_MS)
  const [from, before] = [await indexOf(page), await mainThread(cdp)]
  await page.waitForTimeout(STEPS * STEP_MS)
  const main = (await mainThread(cdp)) - before
  const to = await indexOf(page)
  await close()
  if (to <= from) throw new Error('The player did not move.')
  return main / (to - from)
}

/** Plays a recorded hour at 60 times real time; measures how long this takes, and the CPU time per second. */
async function playHour({ browser, fleet, sites }: Bench): Promise<Figures> {
  fleet.points = HOUR_POINTS
  fleet.timed = true
  const { page, cdp, close } = await openPage(browser, sites.ours, { token: 'bench' })
  await page.goto(`${sites.ours.url}/report`)
  const rate = page.getByRole('button', { name: '60×', exact: true })
  await rate.waitFor()
  await drawn(page, cdp)
  await rate.click()
  const [began, before] = [performance.now(), await mainThread(cdp)]
  while ((await indexOf(page)) < HOUR_POINTS - 1) await page.waitForTimeout(20)
  const seconds = (performance.now() - began) / 1000
  const main = (await mainThread(cdp)) - before
  fleet.timed = false
  await close()
  return { 'an hour at 60×, s': seconds, 'an hour at 60×, ms/s': main / seconds }
}

function positionSlider(page: Page) {
  return page.getByRole('slider', { name: 'Posisi' }).first()
}

async function indexOf(page: Page) {
  return Number(await positionSlider(page).inputValue())
}

/** Moves the position slider to a point, as dragging does. */
function seek(page: Page, index: number) {
  return positionSlider(page).evaluate((element, value) => {
    // Uses the setter of the prototype, because React replaces the setter of the element to detect changes.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, String(value))
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, index)
}
