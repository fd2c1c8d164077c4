import type { Locator, Page } from '@playwright/test'
import { boxOf } from '../support/boxOf.ts'
import { pdfText } from '../support/pdfText.ts'
import { expect, test } from '../support/test.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })

for (const [title, path, panel] of [
  ['Pelacakan', '/tracking', 'Armada'],
  ['Laporan', '/report', 'Perjalanan'],
] as const) {
  test(`${title} prints its list without menu, top bar, map and player`, async ({ staff }) => {
    await staff.goto(path)
    const list = staff.getByRole('region', { name: panel, exact: true })
    const row = list.getByRole('row').nth(2)
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await staff.setViewportSize(size)
      await staff.emulateMedia({ media: 'screen' })
      await expect(staff.locator('[data-part=map]')).toBeVisible()
      await staff.emulateMedia({ media: 'print' })
      await expect(row).toBeVisible()
      expect((await boxOf(list)).width).toBeGreaterThan(size.width - 32)
      await expect(staff.locator('[data-part=map]')).toBeHidden()
      await expect(staff.getByRole('banner')).toBeHidden()
      await expect(navigation(staff)).toBeHidden()
      await expect(play(staff)).toBeHidden()
      // On paper nobody can scroll, so the last row must be inside the visible box of the list.
      const last = await boxOf(list.getByRole('row').last())
      const { y, height } = await boxOf(list)
      expect(last.y + last.height).toBeLessThanOrEqual(y + height)
    }
  })
}

test('a record is printed in light colours without controls, in the dark theme too', async ({ staff }) => {
  await staff.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await staff.goto('/driver/detail/1')
  await expect(staff.getByRole('tab', { name: 'Riwayat' })).toBeVisible()
  await expect(staff.getByText('Jarak tempuh')).toBeVisible()
  for (const landscape of [false, true]) {
    const printed = await pdfText(staff, landscape)
    expect(printed).toContain('Agus Setiawan')
    expect(printed).toContain('081200000101')
    expect(printed).toContain('Jarak tempuh')
    for (const control of ['Lewati ke isi halaman', 'PILIHAN', 'Siapa yang melihat']) {
      expect(printed).not.toContain(control)
    }
  }
  const text = staff.getByRole('definition').first()
  const onScreen = await text.evaluate((element) => getComputedStyle(element).color)
  await staff.emulateMedia({ media: 'print' })
  await expect(text).not.toHaveCSS('color', onScreen)
  await expect(staff.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

/**
 * The width in px of the strip that the notch or the home indicator of a phone covers at each edge of the screen:
 * `portraitInsets` in portrait, `landscapeInsets` in landscape.
 */
const portraitInsets = { top: 47, right: 0, bottom: 34, left: 0 }
const landscapeInsets = { top: 0, right: 47, bottom: 21, left: 47 }

for (const [title, size, insets] of [
  ['portrait', { width: 390, height: 844 }, portraitInsets],
  ['landscape', { width: 844, height: 390 }, landscapeInsets],
  ['landscape, with a rail', { width: 932, height: 430 }, landscapeInsets],
] as const) {
  test(`notch and home indicator of a phone in ${title} cover no control`, async ({ staff }) => {
    await staff.setViewportSize(size)
    const devtools = await staff.context().newCDPSession(staff)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...insets } })
    const expectInside = async (part: Locator) => {
      await expect(part).toBeVisible()
      // A panel scrolls in a low window.
      await part.scrollIntoViewIfNeeded()
      const { x, y, width, height } = await boxOf(part)
      expect(x).toBeGreaterThanOrEqual(insets.left)
      expect(y).toBeGreaterThanOrEqual(insets.top)
      expect(x + width).toBeLessThanOrEqual(size.width - insets.right)
      expect(y + height).toBeLessThanOrEqual(size.height - insets.bottom)
    }
    await staff.goto('/report')
    await expectInside(play(staff))
    await expectInside(staff.getByRole('button', { name: 'Pemberitahuan' }))
    const isRoomy = size.width >= 900
    const tool = staff.getByRole('button', { name: isRoomy ? 'Perbesar' : 'Lainnya', exact: true })
    await expectInside(tool)
    await staff.goto('/tracking')
    await expectInside(tool)
    if (isRoomy) await expectInside(navigation(staff).getByRole('link').first())
    else await expectInside(staff.getByRole('banner').getByRole('button').first())
    await expectInside(
      isRoomy
        ? staff.getByRole('button', { name: 'Tabel' })
        : staff.getByRole('button', { name: 'Naikkan panel' }),
    )
    const scrolled = await staff.evaluate(() => document.documentElement.scrollWidth)
    expect(scrolled).toBe(size.width)
  })
}
