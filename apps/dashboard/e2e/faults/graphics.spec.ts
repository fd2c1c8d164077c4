import type { Page, Route } from '@playwright/test'
import { colourAt, coloursDown } from '../support/colourAt.ts'
import { expect, test } from '../support/test.ts'
import { tiles } from '../support/tileServer.ts'
import { playerOf } from './player.ts'
import { serveTrips, straightTrip } from './serveTrips.ts'

/** The colour of the speed band above 80 km/h. */
const fast = '#D1495B'
const map = (page: Page) => page.getByRole('region', { name: 'Peta' })

/** Returns the colour in which the map shows land while it has no tiles. */
async function landOf(page: Page) {
  const land = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-fleet-land'),
  )
  return land.trim().toUpperCase()
}

/** Waits until a value has not changed for half a second: the map loads its tiles in steps and fades them in. */
async function settled<Value>(read: () => Value | Promise<Value>) {
  let seen: Value | undefined
  await expect.poll(async () => seen === (seen = await read()), { intervals: [500] }).toBe(true)
  return seen
}

/** Makes every canvas, or only the last one, lose its WebGL context; the returned handle can restore the contexts. */
function loseContexts(page: Page, which: 'all' | 'the last') {
  return page.evaluateHandle((which) => {
    const lost = [...document.querySelectorAll('canvas')]
      .map((canvas) => canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'))
      .filter((extension) => extension !== undefined && extension !== null)
      .slice(which === 'all' ? 0 : -1)
    for (const extension of lost) extension.loseContext()
    return lost
  }, which)
}

test('F23: Laporan reports lost WebGL contexts, and redraws both canvases afterwards', async ({ staff }) => {
  // The window is so tall that nothing scrolls, because without a graphics card this browser does not show a scrolled
  // map until the next redraw.
  await staff.setViewportSize({ width: 1440, height: 1300 })
  await serveTrips(
    staff,
    straightTrip(12, [107.6, -6.9], () => ({ speed: 95 })),
  )
  await staff.goto('/report')
  await expect(playerOf(staff).position).toHaveAttribute('max', '11')
  await playerOf(staff).playOrPause.focus()
  await staff.keyboard.press('End')
  const trail = () => coloursDown(map(staff), 0.35)
  const ground = () => colourAt(map(staff), 0.35, 0.2)
  await expect.poll(trail).toContain(fast)
  const before = await settled(ground)

  const trailOnly = await loseContexts(staff, 'the last')
  await expect.poll(trail).not.toContain(fast)
  await trailOnly.evaluate((lost) => lost.forEach((extension) => extension.restoreContext()))
  await expect.poll(trail).toContain(fast)

  const both = await loseContexts(staff, 'all')
  expect(await both.evaluate((lost) => lost.length)).toBe(2)
  await expect(staff.getByText('Gambar peta terputus. Menunggu kartu grafis pulih…')).toBeVisible()
  await expect.poll(trail).not.toContain(fast)
  await playerOf(staff).previous.click()
  await expect(playerOf(staff).position).toHaveValue('10')
  await both.evaluate((lost) => lost.forEach((extension) => extension.restoreContext()))
  await expect(staff.getByText(/Gambar peta terputus/)).toHaveCount(0)
  await expect.poll(trail).toContain(fast)
  await expect.poll(ground).toBe(before)
})

test('F23: a theme and a trip that the user chooses while the WebGL contexts are lost are shown afterwards', async ({
  staff,
}) => {
  await staff.setViewportSize({ width: 1440, height: 1300 })
  await staff.route(tiles, () => {})
  const trips = [
    straightTrip(12, [107.6, -6.9], () => ({ speed: 95 })),
    straightTrip(12, [107.6, -6.9], () => ({ speed: 10 })),
  ]
  await serveTrips(staff, ...trips)
  await staff.goto('/report')
  await expect(playerOf(staff).position).toHaveAttribute('max', '11')
  const column = () => coloursDown(map(staff), 0.35)
  await expect.poll(column).toContain(await landOf(staff))
  const lost = await loseContexts(staff, 'all')
  await expect(staff.getByText(/Gambar peta terputus/)).toBeVisible()
  await staff.getByRole('button', { name: 'Tema gelap' }).click()
  const darkLand = await landOf(staff)
  await expect.poll(column, 'the map area has the colour of the dark land').toContain(darkLand)
  await playerOf(staff).session(1).click()
  await lost.evaluate((extensions) => extensions.forEach((extension) => extension.restoreContext()))
  await expect(staff.getByText(/Gambar peta terputus/)).toHaveCount(0)
  await expect.poll(column).toContain(darkLand)
  const restored = await settled(async () => (await column()).join(' '))
  await staff.reload()
  await expect(playerOf(staff).position).toHaveAttribute('max', '11')
  await expect.poll(column).toContain(darkLand)
  expect(restored).toBe(await settled(async () => (await column()).join(' ')))
})

test('F23: Pelacakan redraws its map after a lost WebGL context, and its table works meanwhile', async ({
  staff,
}) => {
  // Without tiles the whole map has the colour that the theme gives to land.
  await staff.route(tiles, () => {})
  await staff.goto('/tracking')
  const vehicles = staff.getByRole('grid', { name: 'Armada' }).getByRole('row')
  await expect(vehicles.nth(3)).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Perbesar' })).toBeVisible()
  const ground = () => coloursDown(map(staff), 0.5)
  const land = await landOf(staff)
  await expect.poll(ground).toContain(land)
  const lost = await loseContexts(staff, 'all')
  await expect(staff.getByText(/Gambar peta terputus/)).toBeVisible()
  const canvas = staff.locator('.maplibregl-canvas')
  await expect(canvas).toHaveCSS('opacity', '0')
  await vehicles.nth(3).click()
  await expect(vehicles.nth(3)).toHaveAttribute('aria-selected', 'true')
  await lost.evaluate((extensions) => extensions.forEach((extension) => extension.restoreContext()))
  await expect(staff.getByText(/Gambar peta terputus/)).toHaveCount(0)
  await expect(canvas).toHaveCSS('opacity', '1')
  await expect.poll(ground).toContain(land)
})

const failures: Record<string, (route: Route) => Promise<void>> = {
  'are rejected': (route) => route.fulfill({ status: 403, body: 'Access blocked' }),
  'are pages of HTML': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Masuk</title>',
      headers: { 'access-control-allow-origin': '*' },
    }),
}
for (const [what, answer] of Object.entries(failures)) {
  test(`F25: tiles that ${what} are reported once and not requested again until Coba lagi`, async ({
    staff,
  }) => {
    let requests = 0
    await staff.clock.install()
    await staff.route(tiles, (route) => {
      requests += 1
      return answer(route)
    })
    await staff.goto('/tracking')
    const notice = staff.getByText('Peta jalan tidak dapat dimuat. Menampilkan garis besar wilayah.')
    await expect(notice).toHaveCount(1)
    await expect(notice).toBeVisible()
    requests = 0
    await staff.getByRole('button', { name: 'Perkecil' }).click()
    await staff.clock.runFor(5000)
    expect(requests, 'less than one a second').toBeLessThan(5)
    await expect(notice).toHaveCount(1)
    await staff.unroute(tiles)
    const again = staff.waitForRequest(tiles)
    await staff.getByRole('button', { name: 'Coba lagi' }).click()
    await again
  })
}

test('F25: a map without tiles shows the land and does not retry endlessly', async ({ staff }) => {
  let requests = 0
  await staff.clock.install()
  await staff.route(tiles, () => {
    requests += 1
  })
  await staff.goto('/tracking')
  await expect(staff.getByRole('grid').getByRole('row').nth(1)).toContainText(/dekat /)
  await expect.poll(() => coloursDown(map(staff), 0.5)).toContain(await landOf(staff))
  await expect.poll(() => requests).toBeGreaterThan(0)
  const first = await settled(() => requests)
  await staff.clock.runFor(30_000)
  expect(requests).toBe(first)
  await staff.getByRole('button', { name: 'Perbesar' }).click()
  await expect(staff.getByRole('button', { name: 'Perkecil' })).toBeEnabled()
})
