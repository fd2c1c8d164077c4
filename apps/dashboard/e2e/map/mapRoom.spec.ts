import type { Page } from '@playwright/test'
import { standingFleet } from './standingFleet.ts'
import { boxOf } from '../support/boxOf.ts'
import { expect, test } from '../support/test.ts'

const map = (page: Page) => page.getByRole('region', { name: 'Peta' })
const card = (page: Page) => page.getByRole('region', { name: /^[A-Z]+ \d+ [A-Z]+$/ })

/**
 * Places of three vehicles: two in `corners`, and the third in `underCard`. If the map did not move, the card of the
 * selected vehicle would cover the third vehicle.
 */
const corners = [
  [106.7, -6.3],
  [107, -6.3],
] as const
const underCard: [number, number] = [106.95, -6.1]

/** Distance in px from the left and right edge of the map to the nearest vehicle when the map shows the whole fleet. */
const ROOM = { left: 56, right: 88 }
/** Half the width of the marker of a selected vehicle, in px. */
const HALF_MARK = 22

async function openTracking(page: Page) {
  await standingFleet(page, [[...corners[0]], [...corners[1]], underCard])
  await page.goto('/tracking')
  await expect(page.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row')).toHaveCount(3)
  await expect(page.locator('[data-map=idle]')).toBeVisible()
}

/** Returns the width in px of a degree of longitude on a map that is `width` px wide and shows the whole fleet. */
function pixelsPerDegree(width: number) {
  return (width - ROOM.left - ROOM.right) / (corners[1][0] - corners[0][0])
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1200, height: 768 },
]) {
  test(`the card does not cover the chosen vehicle on the map at ${size.width} × ${size.height}`, async ({
    staff,
  }) => {
    await staff.setViewportSize(size)
    await openTracking(staff)
    const whole = await boxOf(map(staff))
    const perDegree = pixelsPerDegree(whole.width)
    const clicked = {
      x: whole.x + ROOM.left + (underCard[0] - corners[0][0]) * perDegree,
      y: whole.y + whole.height / 2 - 0.1 * perDegree,
    }
    await staff.mouse.click(clicked.x, clicked.y)
    await expect(card(staff)).toBeVisible()
    const opened = await boxOf(card(staff))
    expect(clicked.x, 'without a move the card would cover the vehicle').toBeGreaterThan(opened.x)
    expect(clicked.y).toBeLessThan(opened.y + opened.height)

    // The marker of the selected vehicle is in the middle of the part that the card leaves free, and does not touch the
    // card.
    const free = { x: (whole.x + opened.x) / 2, y: whole.y + whole.height / 2 }
    expect(free.x + HALF_MARK).toBeLessThan(opened.x)
    await expectMarkAt(staff, free)

    // In a small window with the table, the card is in the lower half of the map.
    await staff.getByRole('button', { name: 'Tabel' }).click()
    const smaller = await boxOf(map(staff))
    expect(smaller.width).toBeLessThan(whole.width)
    const moved = await boxOf(card(staff))
    const isBelow = moved.y > smaller.y + smaller.height / 2 - 1
    await expectMarkAt(
      staff,
      isBelow
        ? { x: smaller.x + smaller.width / 2, y: smaller.y + smaller.height / 4 }
        : { x: (smaller.x + moved.x) / 2, y: smaller.y + smaller.height / 2 },
    )
  })
}

for (const size of [
  { width: 1024, height: 768, top: 0, bottom: 0 },
  // On a phone, controls cover the top of the map and a sheet covers the bottom.
  { width: 390, height: 844, top: 60, bottom: 96 },
]) {
  test(`at first no button of the map covers a vehicle at ${size.width} × ${size.height}`, async ({
    staff,
  }) => {
    await staff.setViewportSize(size)
    await openTracking(staff)
    const whole = await boxOf(map(staff))
    const perDegree = pixelsPerDegree(whole.width)
    const east = {
      x: whole.x + whole.width - ROOM.right,
      y: whole.y + (size.top + whole.height - size.bottom) / 2 + 0.1 * perDegree,
    }
    await expectMarkAt(staff, east)
    expect(east.x + HALF_MARK).toBeLessThan((await boxOf(staff.getByRole('button', { name: 'Perbesar' }))).x)
  })
}

test('in a small window, the table closes the card; choosing a vehicle opens the card beside the list', async ({
  staff,
}) => {
  await staff.setViewportSize({ width: 1024, height: 768 })
  await openTracking(staff)
  const grid = staff.getByRole('grid', { name: 'Armada' })
  await grid.locator('tbody').getByRole('row').first().click()
  await expect(card(staff)).toBeVisible()
  await staff.getByRole('button', { name: 'Tabel' }).click()
  await expect(card(staff)).toHaveCount(0)
  await expect.poll(async () => (await boxOf(grid)).width).toBeGreaterThan(700)
  await grid.locator('tbody').getByRole('row').first().click()
  await expect(card(staff)).toBeVisible()
  expect((await boxOf(grid)).width).toBeLessThan(400)
  await staff.getByRole('button', { name: 'Tutup' }).click()
  await expect.poll(async () => (await boxOf(grid)).width).toBeGreaterThan(700)
})

async function expectMarkAt(page: Page, { x, y }: { x: number; y: number }) {
  await expect(async () => {
    await page.mouse.move(x + 4, y + 4)
    await page.mouse.move(x, y)
    await expect(map(page), 'a mark is there').toHaveCSS('cursor', 'pointer', { timeout: 200 })
  }).toPass()
}

/** Returns the names of the map's buttons that another element covers. */
function coveredButtons(page: Page) {
  return page
    .locator('[data-part=map] button:enabled:not([role=region] *, section *)')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return button.contains(top) ? [] : [button.getAttribute('aria-label') ?? button.textContent]
      }),
    )
}

test('neither the card nor the half-open sheet of a phone covers a button of the map', async ({ staff }) => {
  await staff.setViewportSize({ width: 1024, height: 768 })
  await openTracking(staff)
  await staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').first().click()
  await expect(card(staff)).toBeVisible()
  const recentre = staff.getByRole('button', { name: 'Pusatkan kendaraan' })
  await expect(recentre).toBeVisible()
  expect(await coveredButtons(staff)).toEqual([])
  await staff.setViewportSize({ width: 390, height: 844 })
  await expect(card(staff)).toBeVisible()
  await expect(recentre).toBeVisible()
  expect((await boxOf(card(staff).locator('xpath=ancestor::section[1]'))).height).toBeGreaterThan(300)
  expect(await coveredButtons(staff)).toEqual([])
  await staff.goto('/report')
  await expect(staff.getByRole('button', { name: 'Tampilkan seluruh perjalanan' })).toBeVisible()
  expect(await coveredButtons(staff)).toEqual([])
})
