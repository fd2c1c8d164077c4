import type { Page } from '@playwright/test'
import { boxOf } from '../support/boxOf.ts'
import { expect, test } from '../support/test.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Armada' })
const rows = (page: Page) => grid(page).locator('tbody').getByRole('row')
const chips = (page: Page) => page.getByRole('group', { name: 'Saring menurut status' }).getByRole('button')
const chip = (page: Page, name: string) => chips(page).filter({ hasText: name })
/** Returns the counts of all, moving, idle, parked and offline vehicles. */
const counts = async (page: Page) =>
  (await chips(page).allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]))
const plateOf = (page: Page, row: number) => rows(page).nth(row).getByRole('gridcell').nth(1).innerText()

function hide(page: Page, hidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    Object.defineProperty(document, 'visibilityState', {
      value: value ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

test.describe('Pelacakan', () => {
  test('shows the fleet by status, the age of the data and the mark Simulasi', async ({ staff }) => {
    await staff.goto('/tracking')
    await expect(staff.getByText(/^Langsung · /)).toBeVisible()
    await expect(staff.getByRole('img', { name: 'Simulasi' }).first()).toBeVisible()
    // Reads all counts at once, because vehicles change their status and other tests add devices.
    await expect(async () => {
      const [all = 0, ...groups] = await counts(staff)
      expect(all).toBeGreaterThan(10)
      expect(groups).toHaveLength(4)
      expect(groups.reduce((sum, one) => sum + one)).toBe(all)
      await expect(grid(staff)).toHaveAttribute('aria-rowcount', String(all + 1), { timeout: 1000 })
    }).toPass()
    await chip(staff, 'Parkir').click()
    await expect(staff).toHaveURL(/\?status=parked$/)
    await expect(async () => {
      const [, , , parked = 0] = await counts(staff)
      await expect(grid(staff)).toHaveAttribute('aria-rowcount', String(parked + 1), { timeout: 1000 })
    }).toPass()
  })

  test('finds a vehicle by its plate without spaces, and keeps the search after a reload', async ({
    staff,
  }) => {
    await staff.goto('/tracking')
    const plate = 'B 9348 SIM'
    await staff.getByRole('searchbox', { name: /Cari plat/ }).fill('b9348sim')
    await expect(rows(staff)).toHaveCount(1)
    await staff.reload()
    await expect(rows(staff)).toHaveCount(1)
    await expect(rows(staff)).toContainText(plate)
    await staff.getByRole('searchbox').fill('tidak ada yang bernama begini')
    await staff.getByRole('button', { name: 'Tampilkan semua' }).click()
    await expect(rows(staff).nth(3)).toBeVisible()
  })

  test('selects a vehicle in the table by keyboard', async ({ staff }) => {
    // This search excludes the devices of other tests, which have never sent a position.
    await staff.goto('/tracking?q=sim')
    await expect(rows(staff).nth(2)).toBeVisible()
    await grid(staff).focus()
    await staff.keyboard.press('ArrowDown')
    await staff.keyboard.press('Enter')
    const plate = await plateOf(staff, 1)
    const card = staff.getByRole('region', { name: plate })
    await expect(card.getByRole('heading', { name: plate })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Lihat perjalanan' })).toHaveAttribute(
      'href',
      /\/report\?from=(?<today>\d{4}-\d\d-\d\d)&to=\k<today>&device=\d+$/,
    )
    await expect(card.getByRole('link', { name: 'Peta luar' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps/,
    )
    await expect(staff).toHaveURL(/vehicle=\d+/)
  })

  test('selects a vehicle on the map', async ({ staff }) => {
    // The device of this vehicle has been silent for days, so the vehicle stays where it is until the click.
    const plate = 'B 1760 SIM'
    await staff.goto('/tracking?q=b1760sim')
    await rows(staff).first().click()
    const card = staff.getByRole('region', { name: plate })
    const map = staff.getByRole('region', { name: 'Peta' })
    // The card covers a part of the map. The vehicle is in the centre of the rest.
    const [whole, opened] = [await boxOf(map), await boxOf(card)]
    const position = { x: (opened.x - whole.x) / 2, y: whole.height / 2 }
    await expect(async () => {
      await map.hover({ position })
      await expect(map).toHaveCSS('cursor', 'pointer', { timeout: 200 })
    }).toPass()
    await card.getByRole('button', { name: 'Tutup' }).click()
    await expect(card).toBeHidden()
    await map.click({ position })
    await expect(card).toBeVisible()
    await expect(grid(staff).getByRole('row', { selected: true })).toContainText(plate)
  })

  test('follows a vehicle until the user moves the map', async ({ staff }) => {
    await staff.goto('/tracking?q=sim')
    await rows(staff).nth(2).click()
    await staff.getByRole('button', { name: 'Ikuti' }).click()
    const following = staff.getByRole('button', { name: 'Pusatkan kendaraan' })
    await expect(following).toHaveAttribute('aria-pressed', 'true')
    const box = await boxOf(staff.getByRole('region', { name: 'Peta' }))
    const [x, y] = [box.x + box.width * 0.3, box.y + 120]
    await staff.mouse.move(x, y)
    await staff.mouse.down()
    await staff.mouse.move(x - 80, y + 40, { steps: 6 })
    await staff.mouse.up()
    await expect(following).toHaveAttribute('aria-pressed', 'false')
    await following.click()
    await expect(staff.getByRole('button', { name: 'Mengikuti' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('reports a lost connection, keeps the last positions, and recovers', async ({ staff }) => {
    let answers = 1
    await staff.route(/\/api\/v1\/gps\/(?:live|stream)$/, async (route) => {
      if (route.request().url().endsWith('/live') && answers-- > 0) await route.continue()
      else await route.abort()
    })
    await staff.goto('/tracking')
    await expect(staff.getByText('Koneksi hilang. Posisi terakhir tetap ditampilkan.')).toBeVisible()
    await expect(staff.getByText(/^Terputus · /)).toBeVisible()
    await expect(rows(staff).first()).toBeVisible()
    await staff.unrouteAll({ behavior: 'wait' })
    // After repeated failures the page polls the positions for some time before it retries the stream.
    await expect(staff.getByText(/^(?:Langsung|Diperbarui berkala) · /)).toBeVisible({ timeout: 45_000 })
    await expect(staff.getByText('Koneksi hilang. Posisi terakhir tetap ditampilkan.')).toBeHidden()
  })

  test('closes the stream of positions while the tab is hidden, and reconnects when it is visible', async ({
    staff,
  }) => {
    await staff.clock.install()
    await staff.goto('/tracking')
    await expect(staff.getByText(/^Langsung · /)).toBeVisible()
    const stream = staff.waitForEvent('requestfailed', (request) => request.url().endsWith('/gps/stream'))
    await hide(staff, true)
    await staff.clock.runFor(11_000)
    await stream
    await hide(staff, false)
    await expect(staff.getByText(/^Langsung · /)).toBeVisible()
  })
})
