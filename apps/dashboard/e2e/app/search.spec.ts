import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const box = (page: Page) => page.getByRole('button', { name: /^Cari plat/ })
const field = (page: Page) => page.getByRole('dialog', { name: 'Cari' }).getByRole('combobox')
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name })

async function open(page: Page, at = '/notification') {
  await page.goto(at)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** Returns a vehicle of the demo fleet. */
async function findVehicle(page: Page, token: string) {
  const response = await page.request.get('/api/v1/vehicle', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data }: { data: { id: number; number: string }[] } = await response.json()
  const vehicle = data.at(3)
  if (vehicle === undefined) throw new Error('The demo fleet has no fourth vehicle.')
  return vehicle
}

const many = <Row>(row: (id: number) => Row) => ({
  json: { data: Array.from({ length: 10_000 }, (_, at) => row(at + 1)) },
})

test.describe('the search', () => {
  test('finds a vehicle before its device, and opens it on Pelacakan or its record, with the keyboard only', async ({
    staff,
    token,
  }) => {
    const { id, number } = await findVehicle(staff, token)
    await open(staff)
    await staff.keyboard.type(number.toLowerCase().replaceAll(' ', ''))
    const found = option(staff, new RegExp(`^${number}`)).first()
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await expect(found).toHaveAttribute('href', /^\/tracking\?vehicle=\d+$/)
    await staff.keyboard.press('ArrowDown')
    await expect(option(staff, `Data kendaraan ${number}`)).toHaveAttribute('aria-selected', 'true')
    await staff.keyboard.press('Enter')
    await expect(staff).toHaveURL(`/vehicle/detail/${id}`)
    await expect(staff.getByRole('dialog')).toBeHidden()
    await expect(staff.getByText('Detail Kendaraan')).toBeVisible()
    await expect(staff.getByRole('region', { name: number })).toContainText(/lalu|baru saja/)
    await expect(staff.getByRole('region', { name: 'Hari ini' })).toContainText('Waktu mengemudi')
    await staff.getByRole('list', { name: 'Perjalanan terakhir' }).getByRole('link').first().click()
    await expect(staff).toHaveURL(/\/report\?session=/)
  })

  test('lists pages before the user types, and moves through them with keys', async ({ staff }) => {
    await open(staff)
    await expect(option(staff, 'Dashboard')).toHaveAttribute('aria-selected', 'true')
    await staff.keyboard.press('ArrowDown')
    await staff.keyboard.press('ArrowDown')
    await expect(option(staff, 'Laporan')).toHaveAttribute('aria-selected', 'true')
    await staff.keyboard.press('End')
    await expect(option(staff, 'Keluar')).toHaveAttribute('aria-selected', 'true')
    await staff.keyboard.press('Home')
    await staff.keyboard.press('Enter')
    await expect(staff).toHaveURL('/')
  })

  test('opens an entry in a new tab with Ctrl, and stays open', async ({ staff, context }) => {
    await open(staff)
    await staff.keyboard.type('laporan')
    await expect(option(staff, 'Laporan')).toBeVisible()
    const [tab] = await Promise.all([context.waitForEvent('page'), staff.keyboard.press('Control+Enter')])
    await expect(tab).toHaveURL(/\/report\?since=/)
    await expect(field(staff)).toHaveValue('laporan')
    await tab.close()
  })

  test('returns the focus to its button in the top bar when it closes', async ({ staff }) => {
    await staff.goto('/notification')
    await box(staff).click()
    await expect(field(staff)).toBeFocused()
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('dialog')).toBeHidden()
    await expect(box(staff)).toBeFocused()
    await staff.keyboard.press('Control+k')
    await expect(field(staff)).toBeFocused()
    await staff.keyboard.press('Control+k')
    await expect(staff.getByRole('dialog')).toBeHidden()
    await expect(box(staff)).toBeFocused()
  })

  test('asks for confirmation before it signs out', async ({ staff }) => {
    await open(staff)
    await staff.keyboard.type('keluar')
    await staff.keyboard.press('Enter')
    const question = staff.getByRole('alertdialog')
    await expect(question).toContainText('Apakah Anda yakin ingin keluar?')
    await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused()
    await staff.keyboard.press('Control+k')
    await expect(field(staff)).toBeHidden()
    await question.getByRole('button', { name: 'Batal' }).click()
    await expect(question).toBeHidden()
    await expect(staff).toHaveURL('/notification')
  })

  test('switches theme and language', async ({ staff }) => {
    await open(staff)
    await staff.keyboard.type('tema')
    await staff.keyboard.press('Enter')
    await expect(staff.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(staff.getByRole('dialog')).toBeHidden()
    await staff.keyboard.press('Control+k')
    await expect(field(staff)).toBeFocused()
    await staff.keyboard.type('english')
    await staff.keyboard.press('Enter')
    await expect(staff.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  })

  test('links to the list with all matches', async ({ staff }) => {
    await open(staff)
    await staff.keyboard.type('b ')
    await option(staff, /^Tampilkan semua \d+ di Kendaraan$/).click()
    await expect(staff).toHaveURL('/vehicle?search=b')
    await expect(staff.getByRole('searchbox', { name: 'Cari di daftar' })).toHaveValue('b')
  })

  test('fills the screen of a phone without overflow', async ({ staff }) => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await staff.goto('/notification')
    await box(staff).click()
    const size = await staff.getByRole('dialog', { name: 'Cari' }).boundingBox()
    expect(size).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await field(staff).fill('b')
    await expect(option(staff, /^Tampilkan semua \d+ di Kendaraan$/)).toBeVisible()
    await staff.getByRole('button', { name: 'Tutup pencarian' }).click()
    await expect(staff.getByRole('dialog')).toBeHidden()
  })

  test('shows the other results if one list cannot load, and requests that list again on Coba lagi', async ({
    staff,
  }) => {
    let broken = true
    await staff.route('**/api/v1/user?*', (route) =>
      broken ? route.fulfill({ status: 422, json: { message: 'Sedang diperbaiki.' } }) : route.continue(),
    )
    await open(staff)
    await staff.keyboard.type('admin')
    await expect(staff.getByText('Pengguna tidak dapat dibaca')).toBeVisible()
    await expect(staff.getByText('Sedang diperbaiki.')).toBeVisible()
    await expect(staff.getByRole('group', { name: 'Hak Akses' })).toBeVisible()
    broken = false
    await staff.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(staff.getByRole('group', { name: 'Pengguna' })).toBeVisible()
  })

  test('offers a reload if its code cannot load, and does not change the page', async ({ staff }) => {
    await staff.route('**/assets/Search-*.js', (route) => route.abort())
    await staff.goto('/device/add')
    await staff.getByLabel('Nama').fill('Belum disimpan')
    await box(staff).click()
    const offer = staff.getByRole('dialog', { name: 'Bagian halaman tidak dapat dimuat' })
    await expect(offer.getByRole('button')).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(offer).toBeHidden()
    await expect(staff.getByLabel('Nama')).toHaveValue('Belum disimpan')
  })

  test('stays fast with ten thousand records of each kind', async ({ staff }) => {
    await staff.route('**/api/v1/device?*', (route) =>
      route.fulfill(
        many((id) => ({
          id,
          name: `Pelacak ${id}`,
          imei: String(861_230_000_000_000 + id),
          number: null,
          vehicle_id: null,
          driver_id: null,
        })),
      ),
    )
    await staff.route('**/api/v1/vehicle', (route) =>
      route.fulfill(many((id) => ({ id, year: 2020, color: 'Putih', number: `B ${id} XYZ`, type: null }))),
    )
    await staff.route('**/api/v1/driver', (route) =>
      route.fulfill(many((id) => ({ id, name: `Orang ${id}`, phone: null, email: null, license: null }))),
    )
    await staff.route('**/api/v1/user?*', (route) =>
      route.fulfill(
        many((id) => ({ id, name: `Orang ${id}`, email: `orang${id}@sikud.test`, created: { full: '' } })),
      ),
    )
    await open(staff)
    await staff.keyboard.type('orang 9999')
    await expect(option(staff, /^Orang 9999/)).toHaveCount(2)
    await field(staff).fill('')
    await staff.keyboard.type('b 7777 x')
    await expect(option(staff, /^B 7777 XYZ/)).toHaveAttribute('aria-selected', 'true')
    await field(staff).fill('86123')
    await expect(option(staff, 'Tampilkan semua 10.000 di Perangkat')).toBeVisible()
  })
})
