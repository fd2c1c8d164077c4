import type { Page } from '@playwright/test'
import { choose } from '../support/recordActions.ts'
import { expect } from '../support/test.ts'
import { testJob } from './jobTest.ts'

const digits = (count: number) =>
  String(Math.floor(Math.random() * 9 * 10 ** (count - 1)) + 10 ** (count - 1))

async function fillIn(page: Page, plate: string) {
  await page.getByLabel('Nopol').fill(plate)
  await page.getByLabel('IMEI').fill(`86${digits(12)}`)
}

// One form: the presses choose the brand, the type, the depot, the kind of driver, and save twice.
testJob('new vehicles with device, driver and depot', 9, async (page) => {
  await page.getByRole('button', { name: 'Cari' }).click()
  await page.getByRole('dialog', { name: 'Cari' }).getByRole('combobox').fill('kendaraan baru')
  await expect(page.getByRole('option').first()).toContainText('Kendaraan baru')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nopol')).toBeFocused()
  const [first, second] = [`D ${digits(4)} QXA`, `D ${digits(4)} QXB`]
  await fillIn(page, first)
  await choose(page, 'Merk', 'Isuzu')
  await choose(page, 'Jenis', 'Traga')
  // The demo administrator sees all depots, so none is the own one. The next vehicle keeps the choice.
  await choose(page, 'Depo', /Depo Cakung/)
  await page.getByRole('radio', { name: 'Pengendara baru' }).click()
  await page.getByLabel('Nama').fill('Budi Hartono')
  await page.getByRole('button', { name: 'SIMPAN DAN BUAT LAGI' }).click()
  await expect(page.getByText('Berhasil dibuat: kendaraan, perangkat, pengendara.')).toBeVisible()
  await expect(page.getByLabel('Nopol')).toBeFocused()
  await expect(page.getByLabel('Nopol')).toHaveValue('')
  await fillIn(page, second)
  await page.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(page).toHaveURL(/\/vehicle\/detail\/\d+$/)
  await expect(page.getByText(second).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Traga' })).toBeVisible()
})
