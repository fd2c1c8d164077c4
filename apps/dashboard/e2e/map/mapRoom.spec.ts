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
  await expect(page.getByRole('grid', { name: 'Armada' })).toHaveAttribute('aria-rowcount', '4')
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
  // On a phone, a row of chips covers the top of the map and a sheet covers the bottom.
  { width: 390, height: 844, top: 60, bottom: 66 },
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
    const fit = staff.getByRole('button', { name: 'Tampilkan seluruh armada' })
    expect(east.x + HALF_MARK).toBeLessThan((await boxOf(fit)).x)
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

test('on a phone, at most three tools are on the map and the others in its menu', async ({ staff }) => {
  await staff.setViewportSize({ width: 390, height: 844 })
  await openTracking(staff)
  for (const path of ['/tracking', '/report']) {
    await staff.goto(path)
    const more = map(staff)
      .locator('xpath=ancestor::*[@data-part="map"]')
      .getByRole('button', { name: 'Lainnya' })
    await expect(more).toBeVisible()
    expect(await more.locator('xpath=..').getByRole('button').count()).toBeLessThanOrEqual(3)
    await more.click()
    const menu = staff.getByRole('menu', { name: 'Lainnya' })
    const scale = staff.locator('.maplibregl-ctrl-scale')
    const before = await scale.textContent()
    await menu.getByRole('menuitem', { name: 'Perbesar' }).click()
    await expect(scale).not.toHaveText(before ?? '')
    await menu.getByRole('menuitem', { name: 'Perkecil' }).click()
    await expect(scale).toHaveText(before ?? '')
    await staff.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await more.click()
    await menu.getByRole('menuitemradio', { name: 'Gelap' }).click()
    await expect(menu).toBeHidden()
    await more.click()
    await expect(menu.getByRole('menuitemradio', { name: 'Gelap' })).toHaveAttribute('aria-checked', 'true')
    await menu.getByRole('menuitemradio', { name: 'Otomatis' }).click()
  }
})

/** Returns the share (0 to 1) of the screen on which the map is visible and not covered. */
function freeMap(page: Page) {
  return page.evaluate(() => {
    const STEP_PX = 5
    let [free, all] = [0, 0]
    for (let x = STEP_PX / 2; x < innerWidth; x += STEP_PX)
      for (let y = STEP_PX / 2; y < innerHeight; y += STEP_PX) {
        all += 1
        if (document.elementFromPoint(x, y)?.closest('.maplibregl-canvas-container')) free += 1
      }
    return free / all
  })
}

test('on a phone, at least 60 % of the screen is free map', async ({ staff }) => {
  await staff.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/tracking', '/report']) {
    await staff.goto(path)
    await expect(staff.locator('[data-map=idle]')).toBeVisible()
    expect(await freeMap(staff), path).toBeGreaterThanOrEqual(0.6)
  }
})

test('selecting a vehicle shows it with its neighbours; a second press shows its street', async ({
  staff,
}) => {
  await openTracking(staff)
  const row = staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').first()
  const scale = staff.locator('.maplibregl-ctrl-scale')
  await row.click()
  await expect(scale, 'zoom 13').toHaveText('500 m')
  await row.click()
  await expect(scale, 'zoom 16').toHaveText('100 m')
})

/** Presses Tab through the whole page, and returns the names of the controls that are covered while they have the focus. */
async function coveredFocus(page: Page) {
  const covered: string[] = []
  await page.locator('body').evaluate(() => window.getSelection()?.collapse(document.body, 0))
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, isCovered } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const { x, y, width, height } = element.getBoundingClientRect()
      const seen = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const top = document.elementFromPoint(x + width * across, y + height * down)
          return top !== null && (element.contains(top) || top.contains(element))
        }),
      )
      const name =
        element === document.body
          ? null
          : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
      return { name, isCovered: !seen }
    })
    if (name === null) break
    if (isCovered) covered.push(name)
  }
  return covered
}

test('at a zoom of 400 %, the map is visible, the sheet opens whole and nothing is covered while it has the focus', async ({
  staff,
}) => {
  await openTracking(staff)
  await staff.setViewportSize({ width: 360, height: 225 })
  for (const [path, panel] of [
    ['/tracking', 'Armada'],
    ['/report', 'Perjalanan'],
  ] as const) {
    await staff.goto(path)
    const more = staff.locator('[data-part=map]').getByRole('button', { name: 'Lainnya' })
    await expect(more).toBeInViewport({ ratio: 1 })
    expect(await coveredButtons(staff)).toEqual([])
    expect(await coveredFocus(staff), `closed sheet of ${path}`).toEqual([])
    await staff.getByRole('button', { name: 'Naikkan panel' }).click()
    const sheet = await boxOf(staff.getByRole('region', { name: panel, exact: true }))
    const bar = await boxOf(staff.getByRole('banner'))
    expect(sheet.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1)
    expect(sheet.height).toBeGreaterThan(140)
    expect(await coveredFocus(staff), `open sheet of ${path}`).toEqual([])
    await staff.getByRole('button', { name: 'Turunkan panel' }).click()
    await expect(more).toBeInViewport({ ratio: 1 })
  }
})

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
