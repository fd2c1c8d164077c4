import type { Page } from '@playwright/test'
import { expect, test } from './baseTest.ts'
import { chooseAction, choose, confirm } from '../support/recordActions.ts'

async function open(page: Page, item: string) {
  await page
    .getByRole('navigation')
    .getByRole('listitem')
    .getByRole('link', { name: item, exact: true })
    .first()
    .click()
}

async function removeIt(page: Page) {
  await chooseAction(page, 'Hapus')
  await confirm(page)
  await expect(page.getByText('Terhapus.')).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'SIMPAN', exact: true }).click()

test.describe('with a base server', () => {
  test('lists, creates, changes and deletes vehicles', async ({ app, provider }) => {
    await open(app, 'Kendaraan')
    await expect(app.getByRole('link', { name: 'B 1234 XYZ' })).toBeVisible()
    await app.getByRole('link', { name: 'BUAT BARU' }).click()
    await choose(app, 'Merk', 'Toyota')
    await choose(app, 'Jenis', 'HiAce')
    await app.getByLabel('Nopol').fill('b 77 zz')
    await save(app)
    await expect(app.getByText('Kendaraan tersimpan di penyedia.')).toBeVisible()
    expect(provider.vehicles.at(-1)).toMatchObject({ number: 'B 77 ZZ', type: { id: 't-6' }, year: null })

    await app.getByRole('link', { name: 'B 77 ZZ' }).click()
    await chooseAction(app, 'Ubah')
    await expect(app.getByRole('combobox', { name: 'Jenis' })).toHaveValue('HiAce')
    await app.getByLabel('Warna').fill('Merah')
    await save(app)
    await expect(app.getByText('Merah')).toBeVisible()
    await removeIt(app)
    await expect(app.getByRole('link', { name: 'B 77 ZZ' })).toHaveCount(0)
  })

  test('lists, creates, changes and deletes drivers', async ({ app, provider }) => {
    await open(app, 'Pengendara')
    await expect(app.getByRole('link', { name: 'Sri Wahyuni' })).toBeVisible()
    await app.getByRole('link', { name: 'BUAT BARU' }).click()
    await app.getByLabel('Nama').fill('Joko Susilo')
    await save(app)
    await expect(app.getByText('Pengendara tersimpan di penyedia.')).toBeVisible()
    await app.getByRole('link', { name: 'Joko Susilo' }).click()
    await chooseAction(app, 'Ubah')
    await app.getByLabel('SIM').fill('SIM B1 Umum')
    await save(app)
    await expect(app.getByText('SIM B1 Umum')).toBeVisible()
    expect(provider.drivers.at(-1)).toMatchObject({ name: 'Joko Susilo', license: 'SIM B1 Umum' })
    await removeIt(app)
    await expect(app.getByRole('link', { name: 'Joko Susilo' })).toHaveCount(0)
  })

  test('lists, creates, changes and deletes roles, and keeps permissions that the form does not list', async ({
    app,
    provider,
  }) => {
    await open(app, 'Akses')
    await app.getByRole('link', { name: 'Pemilik' }).click()
    await expect(app.getByText('1 izin lain tidak tercantum di sini dan tetap disimpan.')).toBeVisible()
    await chooseAction(app, 'Ubah')
    await app.getByRole('checkbox', { name: 'Lihat perjalanan' }).check()
    await save(app)
    await app.getByRole('alertdialog').getByRole('button', { name: 'Simpan' }).click()
    await expect(app).toHaveURL(/\/role\/detail\/r-1$/)
    expect(provider.roles[0]).toMatchObject({ permissions: ['i-1', 'i-9', 'i-3'] })

    await open(app, 'Akses')
    await app.getByRole('link', { name: 'BUAT BARU' }).click()
    await app.getByRole('textbox', { name: 'Akses' }).fill('Gudang')
    await app.getByRole('checkbox', { name: 'Semua izin Armada' }).check()
    await save(app)
    await expect(app.getByText('Hak akses tersimpan di penyedia.')).toBeVisible()
    await app.getByRole('link', { name: 'Gudang' }).click()
    await removeIt(app)
    await expect(app.getByRole('link', { name: 'Gudang' })).toHaveCount(0)
  })

  test('lists and shows users, but does not offer to change their password', async ({ app }) => {
    await open(app, 'Pengguna')
    await expect(app.getByRole('link', { name: 'Staf Penyedia' })).toBeVisible()
    await app.getByRole('link', { name: 'Ibu Pemilik' }).click()
    await expect(app.getByText('Server tidak menyebutkan izin hak akses ini.')).toBeVisible()
    await chooseAction(app, 'Ubah Password')
    await expect(app.getByText('Password pengguna lain tidak dapat diubah di sini')).toBeVisible()
    await app.getByRole('link', { name: 'Kembali ke pengguna' }).click()
    await expect(app.getByText('pemilik@penyedia.test')).toBeVisible()
  })

  test('saves the profile with its region and shows the new name', async ({ app, provider }) => {
    await open(app, 'Ubah Profile')
    await app.getByLabel('Nama Lengkap').fill('Staf Baru')
    await choose(app, 'Provinsi', 'Bali')
    await choose(app, 'Kota/Kabupaten', 'Kota Denpasar')
    await choose(app, 'Kecamatan', 'Denpasar Selatan')
    await choose(app, 'Kelurahan', 'Sanur')
    await save(app)
    await expect(app.getByText('Profil tersimpan di penyedia.')).toBeVisible()
    await expect(app.getByRole('banner').getByText('Staf Baru')).toBeVisible()
    expect(provider.me).toMatchObject({ village: { id: '5171011001' } })
  })

  test('the password form reports a wrong old password; with the right one it signs the user out', async ({
    app,
  }) => {
    await open(app, 'Ubah Password')
    await app.getByLabel('Password Lama').fill('salah')
    await app.getByLabel('Password Baru').fill('kapal-layar-77')
    await app.getByLabel('Ulangi Password').fill('kapal-layar-77')
    await save(app)
    await expect(app.getByText('Password lama salah.')).toBeVisible()
    await app.getByLabel('Password Lama').fill('rahasia-penyedia')
    const reloaded = app.waitForEvent('load')
    await save(app)
    await expect(app).toHaveURL(/\/login/)
    await reloaded
    expect(await app.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
