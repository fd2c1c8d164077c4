import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { coloursDown } from '../support/colourAt.ts'
import { standingFleet } from './standingFleet.ts'
import { startServer } from '../support/startServer.ts'
import { account, expect, test as plain } from '../support/test.ts'
import { signIn } from '../support/visit.ts'
import { writeStreetFile } from './writeStreetFile.ts'

/** The colour of a toll road in the light and in the dark theme. */
const highway = { light: '#FCEBC8', dark: '#4A4636' }
const map = (page: Page) => page.getByRole('region', { name: 'Peta' })

/** Starts our server with a street map of its own; `remove` stops it and deletes its data. */
async function startStreets() {
  const folder = await mkdtemp(join(tmpdir(), 'sikud-streets-'))
  const file = join(folder, 'streets.pmtiles')
  await writeStreetFile(file)
  const server = await startServer(join(folder, 'data'), { MAP_PMTILES: file })
  const remove = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { origin: server.origin, remove }
}

const test = plain.extend<object, { streets: Awaited<ReturnType<typeof startStreets>> }>({
  streets: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
    async ({}, use) => {
      const streets = await startStreets()
      await use(streets)
      await streets.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ streets }, use) => use(streets.origin),
})

async function openTracking(page: Page, origin = '') {
  await page.goto(`${origin}/login?next=/tracking`)
  await signIn(page, account)
  await expect(map(page)).toBeVisible()
}

function expectStreets(page: Page, theme: 'light' | 'dark') {
  return expect.poll(() => coloursDown(map(page), 0.5)).toContain(highway[theme])
}

test('the map loads streets only from our own server, and stretches the tile above one that is missing', async ({
  page,
  streets,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== streets.origin) foreign.push(request.url())
  })
  // Without a fleet the map does not move from its first view, which contains the missing tile.
  await page.route('**/api/v1/gps/*', (route) => route.abort())
  const missing = page.waitForResponse(
    (response) => /\/map\/.*\/9\/408\//.test(response.url()) && response.status() === 404,
  )
  await openTracking(page)
  await expectStreets(page, 'light')
  await missing
  await expectNearly(page, 0.65, highway.light)
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  expect(foreign).toEqual([])
})

test('a selected vehicle outside the deepest zoom of the file is on stretched streets', async ({ page }) => {
  await standingFleet(page, [[107, -6.2]])
  await openTracking(page)
  await page.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').click()
  await expect(page).toHaveURL(/vehicle=/)
  await expectStreets(page, 'light')
})

test('the dark theme repaints the streets without a request', async ({ page }) => {
  await openTracking(page)
  await expectStreets(page, 'light')
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/map/')) requests.push(request.url())
  })
  await page.getByRole('button', { name: 'Tema gelap' }).click()
  await expectStreets(page, 'dark')
  expect(requests).toEqual([])
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', prefetches: true, ownContext: true })

  test('a map that was opened online shows its streets offline; the next sign-in erases the cached tiles', async ({
    page,
    context,
  }) => {
    // Without a moving fleet, the map shows the same part each time.
    await page.route('**/api/v1/gps/*', (route) => route.abort())
    await openTracking(page)
    await expectStreets(page, 'light')
    const kept = (url: string) => page.evaluate(async (name) => Boolean(await caches.match(name)), url)
    await expect.poll(() => kept('/')).toBe(true)
    // Loads the page once through the service worker, so that the worker caches the responses.
    await page.reload()
    await expectStreets(page, 'light')
    await page.getByRole('button', { name: 'Perbesar' }).click()
    await expect.poll(async () => (await keptTiles(page, 10)).length).toBeGreaterThan(2)
    // Deletes the tiles of the first view; the tiles of the next zoom level stay cached.
    await page.evaluate(
      async (urls) => {
        const tiles = await caches.open('sikud-map')
        for (const url of urls) await tiles.delete(url)
      },
      await keptTiles(page, 9),
    )
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^Tidak ada koneksi sejak /)).toBeVisible()
    await expect(page.getByText(/Menampilkan garis besar wilayah/)).toBeVisible()
    await page.getByRole('button', { name: 'Perbesar' }).click()
    await expectNearly(page, 0.5, highway.light)
    await expect(page.getByText(/Menampilkan garis besar wilayah/)).toBeHidden()

    await context.setOffline(false)
    // Removes only the token: a sign-out would erase the tiles too.
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto('/login?next=/device')
    const names = () => page.evaluate(() => caches.keys())
    expect(await names()).toContain('sikud-map')
    await signIn(page, account)
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect.poll(names).not.toContain('sikud-map')
  })

  test('the map shows the last positions and their streets while the server is down and the browser is online', async ({
    page,
  }) => {
    // This test is slow, because it starts its own server.
    test.slow()
    const down = await startStreets()
    // The only vehicle is in the middle of a tile of zoom 11, the zoom level whose cached tiles the test checks.
    await standingFleet(page, [[106.79, -6.25]])
    await openTracking(page, down.origin)
    await page.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').click()
    await expect(page).toHaveURL(/vehicle=/)
    const kept = (url: string) => page.evaluate(async (name) => Boolean(await caches.match(name)), url)
    await expect.poll(() => kept('/')).toBe(true)
    // Loads the page once through the service worker, so that the worker caches the responses.
    await page.reload()
    await expectStreets(page, 'light')
    await expect.poll(() => kept('/last/fleet')).toBe(true)
    await expect.poll(async () => (await keptTiles(page, 11)).length).toBeGreaterThan(0)
    // The map opens over Jakarta at zoom 9 before it shows the vehicle. Deletes the tiles of zoom 9; the tiles around
    // the vehicle stay cached.
    await page.evaluate(
      async (urls) => {
        const tiles = await caches.open('sikud-map')
        for (const url of urls) await tiles.delete(url)
      },
      await keptTiles(page, 9),
    )
    await page.unrouteAll({ behavior: 'wait' })
    await down.remove()
    await page.reload()
    await expect(page.getByText(/^Tidak ada koneksi sejak /)).toBeVisible({ timeout: 20_000 })
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await expectStreets(page, 'light')
    await expect(page.getByText(/Menampilkan garis besar wilayah/)).toBeHidden()
  })
})

/** Waits for a colour on a vertical line through the map; antialiasing changes that of narrow lines slightly. */
function expectNearly(page: Page, across: number, wanted: string) {
  return expect
    .poll(async () => (await coloursDown(map(page), across)).some((colour) => isNear(colour, wanted)))
    .toBe(true)
}

/** Returns the URLs of the cached tiles of one zoom level. */
function keptTiles(page: Page, zoom: number): Promise<string[]> {
  return page.evaluate(async (level) => {
    const tiles = await (await caches.open('sikud-map')).keys()
    return tiles.map(({ url }) => url).filter((url) => url.split('/').at(-3) === level)
  }, String(zoom))
}

/** Returns whether two colours (#rrggbb) are nearly equal. */
function isNear(one: string, other: string) {
  return channels(one).every((value, place) => Math.abs(value - (channels(other)[place] ?? 0)) <= 16)
}

function channels(colour: string) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
