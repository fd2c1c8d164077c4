import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/**
 * Chooses an option of a field. Retries, because the response with the account may arrive during the choice. This
 * response resets the field and closes the list of options.
 */
async function choose(page: Page, field: string, option: string) {
  await expect(async () => {
    await page.getByRole('combobox', { name: field }).fill(option)
    await page.getByRole('option', { name: option, exact: true }).first().click({ timeout: 3000 })
  }).toPass()
}

test.describe('Ubah Profile', () => {
  test('saves the postal address from province to village, and shows the new name at once', async ({
    staff,
  }) => {
    await staff.goto('/account/profile')
    await expect(staff).toHaveTitle(/Ubah Profile/)
    const name = `Admin Uji ${Math.floor(Math.random() * 1e6)}`
    const before = await staff.getByLabel('Nama Lengkap').inputValue()
    await staff.getByLabel('Nama Lengkap').fill(name)
    await choose(staff, 'Provinsi', 'Jawa Barat')
    await choose(staff, 'Kota/Kabupaten', 'Kota Bandung')
    await choose(staff, 'Kecamatan', 'Coblong')
    await choose(staff, 'Kelurahan', 'Dago')
    await staff.getByLabel('Alamat Lengkap').fill('Jl. Ir. H. Juanda 100')
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff.getByRole('banner').getByText(name)).toBeVisible()

    await staff.getByRole('navigation').getByRole('link', { name: 'Laporan' }).click()
    await expect(staff).toHaveURL(/\/report\?since=/)
    await staff.goto('/account/profile')
    await expect(staff.getByLabel('Nama Lengkap')).toHaveValue(name)
    await expect(staff.getByRole('combobox', { name: 'Kelurahan' })).toHaveValue('Dago')
    await expect(staff.getByLabel('Alamat Lengkap')).toHaveValue('Jl. Ir. H. Juanda 100')
    await staff.getByLabel('Nama Lengkap').fill(before)
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff.getByRole('banner').getByText(before)).toBeVisible()
  })

  test('a new province clears the smaller areas, and a late response for the old province is ignored', async ({
    staff,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await staff.route('**/location/province/33?*', async (route) => {
      await held
      await route.continue()
    })
    await staff.goto('/account/profile')
    await choose(staff, 'Provinsi', 'Jawa Tengah')
    await choose(staff, 'Provinsi', 'Bali')
    await expect(staff.getByRole('combobox', { name: 'Kecamatan' })).toBeDisabled()
    await expect(staff.getByText('Pilih kota/kabupaten dulu.')).toBeVisible()
    const regency = staff.getByRole('combobox', { name: 'Kota/Kabupaten' })
    await expect(regency).toHaveValue('')
    await regency.click()
    await expect(staff.getByRole('option', { name: 'Kota Denpasar' })).toBeVisible()
    release()
    await expect(staff.getByRole('option', { name: 'Kota Semarang' })).toHaveCount(0)
  })
})
