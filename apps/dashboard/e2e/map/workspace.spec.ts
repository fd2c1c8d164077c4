import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

/** Returns the share (0 to 1) of the window that the map fills, including the area that cards cover. */
async function mapShare(page: Page) {
  const box = await page.locator('[data-part=map]').boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
  return ((box?.width ?? 0) * (box?.height ?? 0)) / (width * height)
}

for (const size of sizes) {
  test(`Pelacakan shows the facts of the chosen vehicle without scrolling at ${size.width} × ${size.height}`, async ({
    staff,
  }) => {
    await staff.setViewportSize(size)
    await staff.goto('/tracking?q=9014')
    const row = staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').first()
    if (size.width < 900) await staff.getByRole('button', { name: 'Naikkan panel' }).click()
    await row.click()
    const card = staff.getByRole('region', { name: /^[A-Z]+ \d+ [A-Z]+$/ })
    for (const fact of [
      card.getByRole('heading'),
      card.getByText(/lalu|baru saja/),
      card.getByText('Hari ini', { exact: true }),
    ])
      await expect(fact).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('button', { name: 'Ikuti' })).toBeInViewport({ ratio: 1 })
    const scrolled = await staff.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ])
    expect(scrolled, 'nothing scrolls but the panels').toEqual([size.width, size.height])
  })
}

test('Laporan plays a trip without a scrolling page in windows of three sizes', async ({ staff }) => {
  await staff.goto('/report')
  const player = staff.getByRole('group', { name: 'PLAYBACK CONTROL' })
  const play = staff.getByRole('button', { name: 'Play', exact: true })
  const position = staff.getByRole('slider', { name: 'Posisi' })
  await expect(position).toHaveAttribute('max', /[1-9]/)
  for (const size of sizes) {
    const isPhone = size.width < 900
    await staff.setViewportSize(size)
    await expect(player).toBeInViewport({ ratio: 1 })
    await expect(position).toBeInViewport({ ratio: 1 })
    const box = await player.boundingBox()
    expect(box?.height, `player at ${size.width} px`).toBeLessThanOrEqual(isPhone ? 96 : 132)
    await play.click()
    await expect(position).not.toHaveValue('0')
    await staff.getByRole('button', { name: 'Pause', exact: true }).click()
    await position.press('Home')
    const scrolled = await staff.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ])
    expect(scrolled, 'nothing scrolls but the panels').toEqual([size.width, size.height])
  }
})

test('the map of Pelacakan fills most of the window, the panel shows a list or a table, and F6 moves the focus', async ({
  staff,
}) => {
  await staff.goto('/tracking')
  const grid = staff.getByRole('grid', { name: 'Armada' })
  await expect(grid).toBeVisible()
  expect(await mapShare(staff)).toBeGreaterThan(0.54)
  await staff.getByRole('button', { name: 'Tabel' }).click()
  for (const head of ['Kendaraan', 'Nomor Polisi', 'Status', 'Lokasi'])
    await expect(staff.getByRole('columnheader', { name: head })).toBeVisible()
  await staff.getByRole('button', { name: 'Daftar' }).click()
  await staff.keyboard.press('F6')
  await expect(staff.getByRole('region', { name: 'Peta' })).toBeFocused()
  await staff.keyboard.press('F6')
  await expect(grid).toBeFocused()
  await staff.getByRole('button', { name: 'Sembunyikan panel' }).click()
  await expect(grid).toBeHidden()
  expect(await mapShare(staff)).toBeGreaterThan(0.72)
  await staff.reload()
  await expect(staff.getByRole('button', { name: 'Tampilkan panel' })).toBeVisible()
  await expect(grid).toBeHidden()
})

test('sharing a vehicle copies a text without the name of the driver', async ({ staff, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await staff.goto('/tracking?q=9014')
  await staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row').first().click()
  const card = staff.getByRole('region', { name: /^[A-Z]+ \d+ [A-Z]+$/ })
  const driver = await card
    .getByRole('definition')
    .getByRole('link', { name: /^[A-Z][a-z]+ [A-Z]/ })
    .innerText()
  await card.getByRole('button', { name: 'Bagikan' }).click()
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const opened = context.waitForEvent('page')
  await staff.getByRole('menuitem', { name: 'Kirim lewat WhatsApp' }).click()
  const whatsApp = await opened
  await whatsApp.waitForURL(/^https:\/\/wa\.me\/\?text=Lokasi%20terakhir/)
  expect(decodeURIComponent(whatsApp.url())).not.toContain(driver)
  await whatsApp.close()
  await card.getByRole('button', { name: 'Bagikan' }).click()
  await staff.getByRole('menuitem', { name: 'Salin teks' }).click()
  await expect(staff.getByText('Teks disalin')).toBeVisible()
  const text = await staff.evaluate(() => navigator.clipboard.readText())
  expect(text).not.toContain(driver)
  const lines = text.split('\n')
  expect(lines[0]).toMatch(/^Lokasi terakhir \*[A-Z]+ \d+ [A-Z]+\*:$/)
  expect(lines.at(-2)).toMatch(/^Waktu: \d+\s\w+\s\d{4},\s\d\d\.\d\d\.\d\d\sWIB$/)
  expect(lines.at(-1)).toMatch(/^Lokasi: https:\/\/www\.google\.com\/maps/)
})
