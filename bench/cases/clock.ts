import { drawn, mainThread } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import { positionOf } from '../player.ts'
import { interval } from '../trip.ts'
import type { Bench, Case, Figures } from './Case.ts'

/** Number of points in an hour of recording. */
const points = 3600 / interval + 1

/** Plays a recorded hour at 60 times real time; measures how long this takes, and the CPU time per second. */
export function clockCases({ browser, fleet, sites }: Bench): Case[] {
  async function ours(): Promise<Figures> {
    fleet.points = points
    fleet.timed = true
    const { page, cdp, close } = await openPage(browser, sites.ours, { token: 'bench' })
    await page.goto(`${sites.ours.url}/report`)
    await page.getByRole('button', { name: 'Waktu nyata' }).click()
    const rate = page.getByRole('slider', { name: 'Kelipatan waktu' })
    await rate.fill('5') // Position 5 of this slider is 60 times real time.
    await drawn(page, cdp)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    const [began, before] = [performance.now(), await mainThread(cdp)]
    while ((await positionOf(page, 'Posisi')).index < points - 1) await page.waitForTimeout(20)
    const seconds = (performance.now() - began) / 1000
    const main = (await mainThread(cdp)) - before
    fleet.timed = false
    await close()
    return { 'an hour at 60×, s': seconds, 'an hour at 60×, ms/s': main / seconds }
  }
  return [{ name: 'clock', rounds: 1, sides: { ours } }]
}
