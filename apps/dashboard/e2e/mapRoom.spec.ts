import type { Locator, Page } from '@playwright/test'
import { standingFleet } from './standingFleet.ts'
import { expect, test } from './test.ts'

const map = (page: Page) => page.getByRole('region', { name: 'Peta' })
const card = (page: Page) => page.getByRole('region', { name: /^[A-Z]+ \d+ [A-Z]+$/ })

/** The corners of a fleet, and a vehicle that stands where the card opens when the map shows all three. */
const corners = [
  [106.7, -6.3],
  [107, -6.3],
] as const
const underCard: [number, number] = [106.95, -6.1]

/** Pixels around a fleet that the map shows as a whole. */
const ROOM = 56

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not visible.')
  return box
}

async function openTracking(page: Page) {
  await standingFleet(page, [[...corners[0]], [...corners[1]], underCard])
  await page.goto('/tracking')
  await expect(page.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row')).toHaveCount(3)
  await expect(page.locator('[data-map=idle]')).toBeVisible()
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test(`the card does not cover the vehicle that it opens for at ${size.width} × ${size.height}`, async ({
    staff,
  }) => {
    await staff.setViewportSize(size)
    await openTracking(staff)
    const whole = await boxOf(map(staff))
    const perDegree = (whole.width - 2 * ROOM) / (corners[1][0] - corners[0][0])
    const clicked = {
      x: whole.x + ROOM + (underCard[0] - corners[0][0]) * perDegree,
      y: whole.y + whole.height / 2 - 0.1 * perDegree,
    }
    await staff.mouse.click(clicked.x, clicked.y)
    await expect(card(staff)).toBeVisible()
    const opened = await boxOf(card(staff))
    expect(clicked.x, 'the vehicle stood under the card').toBeGreaterThan(opened.x)
    expect(clicked.y).toBeLessThan(opened.y + opened.height)

    // Half of the selected mark fits between the map's edge and the card.
    const free = { x: (whole.x + opened.x) / 2, y: whole.y + whole.height / 2 }
    expect(free.x + 22).toBeLessThan(opened.x)
    await expect(async () => {
      await staff.mouse.move(free.x + 4, free.y + 4)
      await staff.mouse.move(free.x, free.y)
      await expect(map(staff), 'the mark is in the free part').toHaveCSS('cursor', 'pointer', {
        timeout: 200,
      })
    }).toPass()
  })
}
