import type { Page } from '@playwright/test'
import { chooseAction, choose, confirm } from '../support/recordActions.ts'
import { expect, test } from '../support/test.ts'

function randomPlate() {
  return `D ${1000 + Math.floor(Math.random() * 9000)} ${String.fromCodePoint(65 + Math.floor(Math.random() * 26))}QX`
}

async function create(page: Page, plate: string) {
  await page.goto('/vehicle/add')
  await choose(page, 'Merk', 'Isuzu')
  await choose(page, 'Jenis', /Elf|Traga/)
  await page.getByLabel('Nopol').fill(plate.toLowerCase())
  await page.getByLabel('Tahun').fill('2021')
  await page.getByRole('button', { name: 'SIMPAN', exact: true }).click()
}

async function remove(page: Page) {
  await chooseAction(page, 'Hapus')
  await confirm(page)
}

test.describe('a vehicle', () => {
  test('is created from a brand and one of its types, edited and deleted', async ({ staff }) => {
    const plate = randomPlate()
    await create(staff, plate)
    await expect(staff).toHaveURL('/vehicle')
    await staff.goto(`/vehicle?search=${encodeURIComponent(plate)}`)
    await staff.getByRole('link', { name: plate }).click()
    await expect(staff.getByText('Detail Kendaraan')).toBeVisible()
    await expect(staff.getByText(plate).first()).toBeVisible()

    await chooseAction(staff, 'Ubah')
    await expect(staff.getByRole('textbox', { name: 'Nopol' })).toHaveValue(plate)
    await expect(staff.getByRole('combobox', { name: 'Merk' })).toHaveValue('Isuzu')
    await choose(staff, 'Merk', 'Toyota')
    await expect(staff.getByRole('combobox', { name: 'Jenis' })).toHaveValue('')
    await choose(staff, 'Jenis', 'Avanza')
    await staff.getByLabel('Warna').fill('Biru muda')
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    await expect(staff).toHaveURL(/\/vehicle\/detail\/\d+$/)
    await expect(staff.getByText('Avanza').first()).toBeVisible()
    await expect(staff.getByText('Biru muda')).toBeVisible()

    await remove(staff)
    await expect(staff).toHaveURL(`/vehicle?${new URLSearchParams({ search: plate })}`)
  })

  test('has a page with live map, status, figures of today, and last trips that open in Laporan', async ({
    staff,
    token,
  }) => {
    const response = await staff.request.get('/api/v1/gps/session?summary=1', {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data }: { data: { vehicle: { id: number; number: string } | null }[] } = await response.json()
    const vehicle = data.find((trip) => trip.vehicle)?.vehicle
    await staff.goto(`/vehicle/detail/${vehicle?.id}`)
    const now = staff.getByRole('region', { name: vehicle?.number })
    await expect(now.getByRole('region', { name: 'Peta' })).toBeVisible()
    await expect(now.locator('canvas').first()).toBeVisible()
    await expect(now).toContainText(/Bergerak|Berhenti|Parkir|Tidak ada data/)
    await expect(now.getByText(/lalu|baru saja/).first()).toBeVisible()
    await expect(now.getByRole('link', { name: 'Buka Pelacakan' })).toHaveAttribute(
      'href',
      /^\/tracking\?vehicle=\d+$/,
    )
    await expect(staff.getByRole('region', { name: 'Hari ini' })).toContainText('km')
    await expect(staff.getByRole('term').filter({ hasText: 'Nopol' })).toBeVisible()

    const trips = staff.getByRole('list', { name: 'Perjalanan terakhir' }).getByRole('link')
    await expect(trips.first()).toBeVisible()
    expect(await trips.count()).toBeLessThanOrEqual(10)
    await trips.first().click()
    await expect(staff).toHaveURL(/\/report\?session=\d+(&|$)/)
    await expect(staff.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  })

  test('must have a unique plate', async ({ staff }) => {
    const plate = randomPlate()
    await create(staff, plate)
    await expect(staff).toHaveURL('/vehicle')
    const answer = staff.waitForResponse('**/vehicle/create')
    await staff.goto('/vehicle/add')
    // The next vehicle begins with brand, type and year of the last one.
    await expect(staff.getByRole('combobox', { name: 'Merk' })).toHaveValue('Isuzu')
    await staff.getByLabel('Nopol').fill(plate.toLowerCase())
    await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
    expect((await answer).status()).toBe(409)
    await expect(staff).toHaveURL('/vehicle/add')
    await expect(staff.getByRole('textbox', { name: 'Nopol' })).toHaveValue(plate)
  })

  test('ignores a late response with the types of the previous brand', async ({ staff }) => {
    await staff.goto('/vehicle/add')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let first = true
    await staff.route('**/vehicle/brand/*?*', async (route) => {
      if (first) {
        first = false
        await held
      }
      await route.continue()
    })
    await choose(staff, 'Merk', 'Isuzu')
    await choose(staff, 'Merk', 'Toyota')
    await staff.getByRole('combobox', { name: 'Jenis' }).click()
    await expect(staff.getByRole('option', { name: 'Avanza' })).toBeVisible()
    release()
    await expect(staff.getByRole('option', { name: /Elf|Traga/ })).toHaveCount(0)
  })

  test('is not deleted while a device is installed; the dialog names the device and offers Arsipkan', async ({
    staff,
  }) => {
    // Shows only demo devices, which have a vehicle: other tests create devices without a vehicle.
    await staff.goto('/device?search=SIM')
    await staff.getByRole('row').nth(1).getByRole('link').first().click()
    await staff.getByRole('term').filter({ hasText: 'Kendaraan' }).waitFor()
    await staff
      .locator('main')
      .getByRole('link', { name: /^[A-Z]{1,2} \d+ [A-Z]+$/ })
      .first() // The history of the device names the vehicle again.
      .click()
    await expect(staff.getByText('Detail Kendaraan')).toBeVisible()
    const address = staff.url()
    await chooseAction(staff, 'Hapus')
    const dialog = staff.getByRole('alertdialog')
    await expect(dialog).toContainText('tidak dapat dihapus')
    await expect(dialog.getByRole('link', { name: 'Perjalanannya' })).toBeVisible()
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/device\/detail\//)
    await expect(dialog.getByRole('button', { name: 'Arsipkan' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Batal' }).click()
    expect(staff.url()).toBe(address)
  })
})
