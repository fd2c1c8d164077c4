import type { Page } from '@playwright/test'
import { apiOf } from '../support/apiOf.ts'
import { chooseAction } from '../support/recordActions.ts'
import { expect, test } from '../support/test.ts'

function randomImei() {
  return String(Math.floor(1e14 + Math.random() * 9e14))
}

async function create(page: Page, name: string, imei: string) {
  await page.goto('/device')
  await page.getByRole('link', { name: 'BUAT BARU' }).click()
  await expect(page.getByRole('heading', { name: 'Buat Perangkat' })).toBeVisible()
  await page.getByLabel('Nama').fill(name)
  await page.getByLabel('IMEI').fill(imei)
  await page.getByLabel('Nomor').fill('0813 1111 2222')
  await page.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(page).toHaveURL('/device')
}

async function find(page: Page, imei: string) {
  await page.goto(`/device?search=${imei}`)
  return page.getByRole('link', { name: imei })
}

test.describe('a device', () => {
  test('is created, shown, edited and deleted', async ({ staff, token }) => {
    const imei = randomImei()
    // A vehicle of its own: other tests expect that a demo vehicle has only its own device.
    const plate = `Z ${1000 + Math.floor(Math.random() * 9000)} PU`
    await apiOf(token)('vehicle/create', { brand_id: 9, type_id: 901, number: plate })
    await create(staff, 'Pelacak uji', imei)
    await (await find(staff, imei)).click()
    await expect(staff).toHaveURL(/\/device\/detail\/\d+$/)
    await expect(staff.getByRole('heading', { level: 1, name: 'Pelacak uji' })).toBeVisible()

    await chooseAction(staff, 'Ubah')
    await expect(staff).toHaveURL(/\/device\/edit\/\d+$/)
    await expect(staff.getByRole('heading', { level: 1, name: 'Ubah Perangkat' })).toBeVisible()
    await expect(staff.getByLabel('IMEI')).toHaveValue(imei)
    await staff.getByLabel('Nama').fill('Pelacak uji, dipindah')
    await staff.getByRole('combobox', { name: 'Kendaraan' }).fill(plate)
    await staff.getByRole('option').filter({ hasText: plate }).click()
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL(/\/device\/detail\/\d+$/)
    await expect(staff.getByRole('heading', { name: 'Pelacak uji, dipindah' })).toBeVisible()

    await chooseAction(staff, 'Hapus')
    const dialog = staff.getByRole('alertdialog')
    await expect(dialog).toContainText('Perhatian')
    await expect(dialog).toContainText('Apakah anda yakin ingin menghapus data ini?')
    await expect(dialog).toContainText(plate)
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(staff).toHaveURL(`/device?search=${imei}`)
    await expect(staff.getByText('Tidak ada yang cocok')).toBeVisible()
  })

  test('is not created with an IMEI that is taken, and the form stays open', async ({ staff }) => {
    const imei = randomImei()
    await create(staff, 'Yang pertama', imei)
    await staff.goto('/device/add')
    await staff.getByLabel('Nama').fill('Yang kedua')
    await staff.getByLabel('IMEI').fill(imei)
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL('/device/add')
    await expect(staff.getByRole('button', { name: 'SIMPAN', exact: true })).toBeEnabled()
    await expect(staff.getByLabel('Nama')).toHaveValue('Yang kedua')
  })

  test('is created once by a double click', async ({ staff }) => {
    const imei = randomImei()
    let sent = 0
    staff.on('request', (request) => {
      if (request.url().endsWith('/device/create')) sent += 1
    })
    await staff.goto('/device/add')
    await staff.getByLabel('Nama').fill('Klik ganda')
    await staff.getByLabel('IMEI').fill(imei)
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).dblclick()
    await expect(staff).toHaveURL('/device')
    expect(sent).toBe(1)
  })

  test('is not found for an unknown or invalid id', async ({ staff }) => {
    await staff.goto('/device/detail/999999')
    await expect(staff.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
    await staff.goto('/device/detail/a.b')
    await expect(staff.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Perangkat' })).toBeVisible()
  })

  test('is created with the keyboard only', async ({ staff }) => {
    const imei = randomImei()
    await staff.goto('/device')
    await staff.getByRole('link', { name: 'BUAT BARU' }).focus()
    await staff.keyboard.press('Enter')
    await expect(staff).toHaveURL('/device/add')
    await tabTo(staff, 'Nama')
    await staff.keyboard.type('Papan ketik')
    await tabTo(staff, 'IMEI')
    await staff.keyboard.type(imei)
    await tabTo(staff, 'Kendaraan')
    await staff.keyboard.press('ArrowDown')
    await staff.keyboard.press('ArrowDown')
    await staff.keyboard.press('Enter')
    await tabTo(staff, 'SIMPAN')
    await staff.keyboard.press('Enter')
    await expect(staff).toHaveURL('/device')
    await expect(await find(staff, imei)).toBeVisible()
  })
})

test.describe('leaving the form of a device', () => {
  test('a form with unsaved changes asks before the user leaves it, and Tetap di sini keeps every field', async ({
    staff,
  }) => {
    await staff.goto('/device')
    await staff.getByRole('link', { name: 'BUAT BARU' }).click()
    await staff.getByLabel('Nama').fill('Belum disimpan')
    await staff.getByRole('navigation').getByRole('link', { name: 'Laporan' }).click()
    await expect(staff.getByRole('alertdialog')).toContainText('Perhatian')
    await staff.getByRole('button', { name: 'Tetap di sini' }).click()
    await expect(staff).toHaveURL('/device/add')
    await expect(staff.getByLabel('Nama')).toHaveValue('Belum disimpan')
    await staff.goBack()
    await expect(staff.getByRole('alertdialog')).toContainText('Perhatian')
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Tinggalkan' }).click()
    await expect(staff).toHaveURL('/device')
  })

  test('a form without changes does not ask before the user leaves it', async ({ staff }) => {
    await staff.goto('/device/add')
    await staff.getByLabel('Nama').fill('x')
    await staff.getByLabel('Nama').fill('')
    await staff.getByRole('navigation').getByRole('link', { name: 'Laporan' }).click()
    await expect(staff).toHaveURL(/\/report\?since=/)
  })

  test('a form with unsaved changes asks before the tab closes or reloads', async ({ staff }) => {
    await staff.goto('/device/add')
    await staff.getByLabel('Nama').pressSequentially('x')
    const question = staff.waitForEvent('dialog')
    // Reloads the page instead of closing the tab. Both fire `beforeunload`, but Chromium shows no dialog before it
    // closes a busy tab.
    void staff.evaluate(() => location.reload())
    const dialog = await question
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  })
})

async function tabTo(page: Page, name: string) {
  // Searches only inside `main`, because the search box of the top bar would match too.
  const main = page.getByRole('main')
  const target = main
    .getByRole('textbox', { name })
    .or(main.getByRole('combobox', { name }))
    .or(main.getByRole('button', { name }))
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.first().evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Forty presses of Tab do not reach ${name}.`)
}
