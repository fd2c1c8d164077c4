import { colourAt } from './colourAt.ts'
import { expect, test } from './test.ts'
import { tiles } from './tileServer.ts'
import { withoutFeature } from './withoutFeature.ts'

test.describe('Pelacakan on the base', () => {
  test.beforeEach(({ staff }) => withoutFeature(staff, 'liveFleet'))

  test('shows the position of the vehicle, its age, and that it is simulated', async ({ staff }) => {
    await staff.goto('/tracking')
    await expect(staff.getByRole('heading', { level: 1, name: 'Pelacakan' })).toBeVisible()
    const row = staff.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText(/-6,\d+|-6\.\d+/)
    await expect(staff.getByText('Simulasi').first()).toBeVisible()
    await expect(staff.getByText(/lalu|baru saja/).first()).toBeVisible()
  })

  test('polls every five seconds, and not while the tab is hidden', async ({ staff }) => {
    await staff.clock.install()
    let requests = 0
    await staff.route('**/api/v1/gps/last', (route) => {
      requests += 1
      return route.continue()
    })
    await staff.goto('/tracking')
    await expect(staff.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    const before = requests
    await staff.clock.runFor(5100)
    await expect.poll(() => requests).toBe(before + 1)
    await staff.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await staff.clock.runFor(30_000)
    expect(requests).toBe(before + 1)
  })

  test('keeps the last position and says so if the server is unreachable', async ({ staff }) => {
    await staff.goto('/tracking')
    const row = staff.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText(/-6/)
    await staff.route('**/api/v1/gps/last', (route) => route.abort())
    await expect(staff.getByText('Terputus')).toBeVisible({ timeout: 20_000 })
    await expect(row).toContainText(/-6/)
  })

  test('draws the land if no tile loads, and says why', async ({ staff }) => {
    await staff.route(tiles, (route) => route.abort())
    await staff.goto('/tracking')
    await expect(staff.getByText(/Menampilkan garis besar wilayah/)).toBeVisible({ timeout: 20_000 })
    const land = await staff.evaluate(() =>
      getComputedStyle(document.documentElement)
        .getPropertyValue('--mui-palette-fleet-land')
        .trim()
        .toUpperCase(),
    )
    const map = staff.locator('canvas').first()
    const seen = () => Promise.all([0.2, 0.4, 0.6, 0.8].map((part) => colourAt(map, part, 0.7)))
    await expect.poll(seen).toContain(land)
  })

  test('opens the external map from the row', async ({ staff, context }) => {
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'peta' }))
    await staff.goto('/tracking')
    const row = staff.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText(/-6/)
    const opened = context.waitForEvent('page')
    await row.click()
    expect((await opened).url()).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=-?\d+\.\d+,\d+\.\d+/,
    )
  })
})
