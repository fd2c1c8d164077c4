import type { Page } from '@playwright/test'
import { boxOf } from '../support/boxOf.ts'
import { coloursDown } from '../support/colourAt.ts'
import { expect, test } from '../support/test.ts'
import { asBase } from '../support/asBase.ts'
import { actions, seeded } from './playCourse.ts'
import { playerOf, readPlayer, withoutMap } from './player.ts'
import { serveTrips, straightTrip } from './serveTrips.ts'

const jakarta: [number, number] = [106.8, -6.2]
const SEED = 20261121
const STEPS = 40

/** Opens Laporan with a fake clock and pauses that clock. */
async function openReport(page: Page, last: number) {
  await page.clock.install({ time: '2026-11-21T08:00:00+07:00' })
  await page.goto('/report')
  await expect(playerOf(page).position).toHaveAttribute('max', String(last))
  // The controls load after the map. Waits for them now, because a paused clock gives the page no animation frames.
  // The tests count points, so they play by point.
  await page.getByRole('button', { name: 'Per titik', exact: true }).click()
  await page.clock.pauseAt('2026-11-21T08:05:00+07:00')
}

test(`F22: forty random presses and clicks keep the player consistent (seed ${SEED})`, async ({ staff }) => {
  const counts = [24, 2, 7, 1]
  await serveTrips(staff, ...counts.map((count) => straightTrip(count, jakarta)))
  await openReport(staff, 23)
  const random = seeded(SEED)
  const pick = (length: number) => Math.floor(random() * length)
  const course: string[] = []
  let trip = 0
  for (let step = 0; step < STEPS; step += 1) {
    const before = await readPlayer(staff)
    const describeSteps = () => `${JSON.stringify(before)} after ${course.join(', ')}`
    const other = pick(counts.length)
    if (pick(10) === 0 && other !== trip) {
      course.push(`trip ${other}`)
      trip = other
      await playerOf(staff).session(other).click()
      await expect
        .poll(async () => {
          await staff.clock.runFor(20)
          return readPlayer(staff)
        }, describeSteps())
        .toEqual({ index: 0, last: Math.max(0, (counts[other] ?? 0) - 1), playing: false })
    } else if (before.last > 0) {
      const action = actions[pick(actions.length)]
      course.push(action?.name ?? '')
      await action?.run(staff, random)
      const after = await readPlayer(staff)
      expect(action?.check(before, after), `${JSON.stringify(after)} from ${describeSteps()}`).toBe(true)
    }
    const settled = await readPlayer(staff)
    await staff.clock.runFor(pick(3) * 120)
    const later = await readPlayer(staff)
    expect(later.index, describeSteps()).toBeGreaterThanOrEqual(settled.index)
    expect(later.index, describeSteps()).toBeLessThanOrEqual(later.last)
    if (!settled.playing) expect(later, describeSteps()).toEqual(settled)
    if (later.playing) expect(later.index, describeSteps()).toBeLessThan(later.last)
  }
  expect(new Set(course).size).toBeGreaterThan(10)
})

test('X31: the thumb of the position slider stays under the pointer while it is held during playback', async ({
  staff,
}) => {
  await withoutMap(staff)
  await serveTrips(staff, straightTrip(400, jakarta))
  await openReport(staff, 399)
  const { play, pause, position } = playerOf(staff)
  await play.click()
  await staff.clock.runFor(2000)
  const box = await boxOf(position)
  await staff.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await staff.mouse.down()
  const held = await readPlayer(staff)
  expect(held.index).toBeGreaterThan(150)
  await staff.clock.runFor(5000)
  expect(await readPlayer(staff)).toEqual(held)
  await expect(pause).toBeVisible()
  await staff.mouse.up()
  await staff.clock.runFor(5000)
  expect((await readPlayer(staff)).index).toBeGreaterThan(held.index)
})

test('F22: a newly chosen trip starts at its first point, without the trail of the trip before', async ({
  staff,
}) => {
  const fast = '#D1495B'
  const slow = '#2A9D8F'
  await staff.setViewportSize({ width: 1440, height: 1300 })
  await serveTrips(
    staff,
    straightTrip(12, jakarta, () => ({ speed: 95 })),
    straightTrip(12, jakarta, () => ({ speed: 30 })),
  )
  await staff.goto('/report')
  await expect(playerOf(staff).position).toHaveAttribute('max', '11')
  const seen = () => coloursDown(staff.getByRole('region', { name: 'Peta' }), 0.35)
  await playerOf(staff).position.fill('11')
  await expect.poll(seen).toContain(fast)
  await playerOf(staff).session(1).click()
  await expect(playerOf(staff).position).toHaveValue('0')
  await expect.poll(seen).not.toContain(fast)
  await playerOf(staff).position.fill('11')
  await expect.poll(seen).toContain(slow)
})

test('F22: only one playback timer runs after repeated starts and stops', async ({ staff }) => {
  await withoutMap(staff)
  await serveTrips(staff, straightTrip(100, jakarta))
  await openReport(staff, 99)
  for (let press = 0; press < 11; press += 1) await playerOf(staff).playOrPause.click()
  await expect(playerOf(staff).pause).toBeVisible()
  await staff.clock.runFor(4000)
  const { index } = await readPlayer(staff)
  expect(index).toBeGreaterThanOrEqual(19)
  expect(index).toBeLessThanOrEqual(20)
})

test('F22: while playback is paused, no timer and no animation frame runs', async ({ staff }) => {
  // On a base server the page does not poll notifications, which it otherwise does even while no trip plays.
  await asBase(staff)
  await serveTrips(staff, straightTrip(60, jakarta))
  await openReport(staff, 59)
  await playerOf(staff).play.click()
  await staff.clock.runFor(2000)
  await playerOf(staff).pause.click()
  await staff.clock.runFor(3000)
  const before = await readPlayer(staff)
  expect(before.index).toBeGreaterThan(0)
  // Retries, because the map may still be loading tiles.
  await expect(async () => {
    const requested = await staff.evaluateHandle(recordFramesAndTimers)
    await staff.clock.runFor(5000)
    expect(await requested.jsonValue()).toEqual([])
  }).toPass({ timeout: 20_000 })
  expect(await readPlayer(staff)).toEqual(before)
})

/**
 * Records all calls of requestAnimationFrame, setTimeout and setInterval from now on; returns the array of their names.
 */
function recordFramesAndTimers() {
  const requested: string[] = []
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
    const real = window[name]
    Object.assign(window, {
      [name]: (...given: unknown[]) => {
        requested.push(name)
        return Reflect.apply(real, window, given)
      },
    })
  }
  return requested
}
