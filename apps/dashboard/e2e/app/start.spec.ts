import { permissionIds } from '@sikud/api/permissions'
import type { Page } from '@playwright/test'
import { expect, formAccount, test } from '../support/test.ts'
import { holdScripts } from '../support/holdScripts.ts'
import { signIn } from '../support/visit.ts'

/** Returns the text and the vertical place of each entry of the menu. */
function menuOf(page: Page) {
  return page
    .locator('nav[aria-label=Menu] li')
    .evaluateAll((all) => all.map((item) => [item.textContent, Math.round(item.getBoundingClientRect().y)]))
}

/** Stores settings before the page reads them. */
async function store(page: Page, settings: Record<string, string>) {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, settings)
}

test.describe('the prerendered page', () => {
  test('the sign-in page has the chosen theme and language before its JavaScript runs, and does not move then', async ({
    page,
  }) => {
    await store(page, { theme: 'dark', language: 'en' })
    const release = await holdScripts(page)
    await page.goto('/device', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { name: 'Sign in to your account' })
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // Until its font has loaded, the heading can be wider.
    await page.evaluate(() => document.fonts.ready)
    const before = await heading.boundingBox()
    release()
    await expect(page).toHaveURL('/login?next=%2Fdevice')
    expect(await heading.boundingBox()).toEqual(before)
  })

  test('the sign-in page keeps what the user enters before its JavaScript runs, and then signs in', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await signIn(page, formAccount())
    expect(page.url()).toMatch(/\/login$/)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('a signed-in page shows menu, top bar and heading before its JavaScript runs', async ({
    page,
    token,
  }) => {
    await store(page, { token })
    const release = await holdScripts(page)
    await page.goto('/device', { waitUntil: 'commit' })
    // Until the JavaScript has loaded, the page shows the prerendered frame, whose controls do nothing.
    const frame = page.locator('#start')
    await expect(frame.locator('h1')).toHaveText('Perangkat')
    await expect(frame.locator('nav a[aria-current=page]')).toHaveText('Perangkat')
    const bar = await frame.locator('header').boundingBox()
    const entries = await menuOf(page)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect(frame).toHaveCount(0)
    expect(await page.locator('header').boundingBox()).toEqual(bar)
    expect(await menuOf(page)).toEqual(entries)
  })

  test('the menu of a user with few permissions does not move at the second visit', async ({
    page,
    token,
  }) => {
    await store(page, { token })
    await page.route(/\/api\/v1\/me(\?|$)/, async (route) => {
      const response = await route.fetch()
      const { data } = await response.json()
      data.role.data.permissions = [permissionIds['device.list'], permissionIds['audit.view']]
      await route.fulfill({ response, json: { data } })
    })
    await page.goto('/device')
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Kendaraan' })).toHaveCount(0)
    const entries = await menuOf(page)
    const release = await holdScripts(page)
    await page.goto('/device', { waitUntil: 'commit' })
    await expect(page.locator('#start h1')).toHaveText('Perangkat')
    await page.evaluate(() => document.fonts.ready)
    expect(await menuOf(page)).toEqual(entries)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    expect(await menuOf(page)).toEqual(entries)
  })
})

test('a page with a map downloads the map early, but only for a signed-in user', async ({ page, token }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const asksForMap = () => files.some((file) => file.startsWith('/assets/maplibre-gl-'))
  await page.goto('/tracking')
  await expect(page).toHaveURL(/\/login/)
  expect(asksForMap()).toBe(false)
  await store(page, { token })
  // Blocks the code of the frame (menu and top bar) and the code of the page. The download of the map must wait for the
  // code of the frame, but not for the code of the page.
  const releaseFrame = await holdScripts(page, '**/assets/AppLayout-*')
  const releasePage = await holdScripts(page, '**/assets/TrackingPage-*')
  await page.goto('/tracking', { waitUntil: 'commit' })
  await expect.poll(() => files.some((file) => file.startsWith('/assets/FleetMapCanvas-'))).toBe(true)
  expect(asksForMap()).toBe(false)
  releaseFrame()
  await expect.poll(asksForMap).toBe(true)
  releasePage()
  await expect(page.getByRole('grid', { name: 'Armada' })).toBeVisible()
  const styles = files.filter((file) => /^\/assets\/createBaseMap-.*\.css$/.test(file))
  expect(styles, 'the map uses the downloaded styles').toHaveLength(1)
})
