import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openInside } from '../support/visit.ts'

const panelOf = (page: Page) => page.getByRole('dialog')

test('Space peeks at the active row of each list, and closing returns to the row', async ({ staff }) => {
  await staff.goto('/notification')
  for (const [path, facts] of [
    ['/vehicle', ['Merk', 'Nopol', 'Perangkat']],
    ['/driver', ['Ponsel', 'Email', 'Kendaraan']],
    ['/device', ['IMEI', 'Nomor', 'Pengendara']],
    ['/user', ['Hak Akses', 'Email', 'Dibuat']],
    ['/role', ['Jenis', 'Deskripsi']],
  ] as const) {
    await openInside(staff, path)
    const links = staff.locator(`[role=gridcell] a[href^="${path}/"]`)
    await links.first().focus()
    const names = links.locator('bdi') // without the avatar of a user
    const [first, second] = [await names.nth(0).innerText(), await names.nth(1).innerText()]
    await staff.keyboard.press('Space')
    await expect(panelOf(staff).getByRole('heading', { name: first })).toBeVisible()
    for (const fact of facts)
      await expect(panelOf(staff).getByRole('term').filter({ hasText: fact })).toBeVisible()
    await staff.keyboard.press('ArrowDown')
    await expect(panelOf(staff).getByRole('heading', { name: second })).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(panelOf(staff)).toHaveCount(0)
    await expect(staff.locator(':focus')).toContainText(second)
  }
})

test('the panel opens the record, and the menu of a row opens the panel, on a phone too', async ({
  staff,
}) => {
  await staff.goto('/vehicle')
  const link = staff.getByRole('gridcell').getByRole('link').first()
  await link.focus()
  const to = (await link.getAttribute('href')) ?? ''
  await staff.keyboard.press('Space')
  await expect(panelOf(staff).getByRole('term').first()).toBeVisible()
  await panelOf(staff).getByRole('link', { name: 'Buka' }).click()
  await expect(staff).toHaveURL(to)
  await staff.setViewportSize({ width: 390, height: 844 })
  await openInside(staff, '/role')
  await staff
    .getByRole('button', { name: /^Pilihan untuk/ })
    .first()
    .click()
  await staff.getByRole('menuitem', { name: 'Lihat sekilas' }).click()
  await expect(panelOf(staff).getByRole('term').filter({ hasText: 'Jenis' })).toBeVisible()
  await panelOf(staff).getByRole('button', { name: 'Tutup' }).click()
  await expect(staff.getByRole('button', { name: /^Pilihan untuk/ }).first()).toBeFocused()
})
