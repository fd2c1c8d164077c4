import type { Page } from '@playwright/test'
import { withoutMap } from '../faults/player.ts'
import { ownAccount } from '../support/ownAccount.ts'
import { expect, test } from '../support/test.ts'
import { openInside, signIn } from '../support/visit.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Akun/ })

const pages: [path: string, item: string | null, title: string][] = [
  ['/', 'Dashboard', 'Dashboard'],
  ['/tracking', 'Pelacakan', 'Pelacakan'],
  ['/report', 'Laporan', 'Laporan'],
  ['/notification', null, 'Pemberitahuan'],
  ['/device', 'Perangkat', 'Daftar Perangkat'],
  ['/device/add', 'Perangkat', 'Buat Perangkat'],
  ['/device/detail/1', 'Perangkat', 'Detail Perangkat'],
  ['/device/edit/1', 'Perangkat', 'Ubah Perangkat'],
  ['/vehicle', 'Kendaraan', 'Daftar Kendaraan'],
  ['/vehicle/add', 'Kendaraan', 'Buat Kendaraan'],
  ['/vehicle/detail/1', 'Kendaraan', 'Detail Kendaraan'],
  ['/vehicle/edit/1', 'Kendaraan', 'Ubah Kendaraan'],
  ['/driver', 'Pengendara', 'Daftar Pengendara'],
  ['/driver/add', 'Pengendara', 'Buat Pengendara'],
  ['/driver/detail/1', 'Pengendara', 'Detail Pengemudi'],
  ['/driver/edit/1', 'Pengendara', 'Ubah Pengendara'],
  ['/user', 'Pengguna', 'Daftar Pengguna'],
  ['/user/detail/1', 'Pengguna', 'Detail Pengguna'],
  ['/user/password/1', 'Pengguna', 'Ubah Password'],
  ['/role', 'Akses', 'Hak Akses'],
  ['/role/add', 'Akses', 'Buat Hak Akses'],
  ['/role/detail/1', 'Akses', 'Detail Hak Akses'],
  ['/role/edit/1', 'Akses', 'Ubah Hak Akses'],
  ['/account/profile', 'Ubah Profile', 'Ubah Profile'],
  ['/account/password', 'Ubah Password', 'Ubah Password'],
  ['/tidak-ada', null, 'Halaman tidak ditemukan'],
]

test('the key ? lists the keyboard shortcuts, except in a field or after it was turned off', async ({
  staff,
}) => {
  await staff.goto('/driver/add')
  const list = staff.getByRole('dialog', { name: 'Pintasan papan ketik' })
  await staff.getByLabel('Nama').fill('Siapa')
  await staff.getByLabel('Nama').press('?')
  await expect(staff.getByLabel('Nama')).toHaveValue('Siapa?')
  await expect(list).toHaveCount(0)
  await staff.goto('/driver')
  await expect(staff.getByRole('grid')).toBeVisible()
  await staff.keyboard.press('?')
  await expect(list).toContainText('Cari kendaraan')
  await list.getByRole('switch', { name: 'Tombol ? membuka daftar ini' }).click()
  await staff.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await staff.keyboard.press('?')
  await expect(list).toHaveCount(0)
  await staff.keyboard.press('Control+k')
  await staff.getByRole('dialog', { name: 'Cari' }).getByRole('combobox').fill('pintasan')
  await expect(staff.getByRole('option', { selected: true })).toContainText('intasan')
  await staff.keyboard.press('Enter')
  await expect(list).toBeVisible()
})

test.describe('the frame of every page', () => {
  test('marks the menu item of the page and uses the heading as the title of the tab', async ({ staff }) => {
    await staff.goto('/notification')
    for (const [path, item, title] of pages) {
      await openInside(staff, path)
      // The heading of a record is its name; the kind stands in the breadcrumbs.
      const heading = staff.getByRole('main').getByRole('heading', { level: 1 })
      if (title.startsWith('Detail')) {
        await expect(staff.getByRole('navigation', { name: 'Jejak halaman' }), path).toContainText(title)
      } else {
        await expect(heading, path).toHaveText(title)
      }
      await expect(staff, path).toHaveTitle(`${await heading.innerText()} · SIKUD`)
      const current = menu(staff).locator('[aria-current="page"]')
      await expect(current, path).toHaveText(item === null ? [] : [item])
    }
  })

  test('reports an unknown page or record, with the menu and a link back', async ({ staff }) => {
    await staff.goto('/entah/di/mana')
    await expect(staff.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })).toBeVisible()
    await expect(menu(staff)).toBeVisible()
    await staff.getByRole('link', { name: 'Ke halaman utama' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    for (const record of ['device', 'vehicle', 'driver', 'user', 'role']) {
      await openInside(staff, `/${record}/detail/999999`)
      await expect(
        staff.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' }),
        record,
      ).toBeVisible()
      await staff.getByRole('main').getByRole('link').first().click()
      await expect(staff).toHaveURL(`/${record}`)
      await expect(staff.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeHidden()
    }
    for (const path of ['/vehicle/edit/999999', '/role/edit/999999', '/user/password/999999']) {
      await openInside(staff, path)
      await expect(staff.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' }), path).toBeVisible()
    }
  })

  test('keeps the menu collapsed or expanded after a reload', async ({ staff }) => {
    await staff.goto('/notification')
    const width = async () => (await menu(staff).boundingBox())?.width ?? 0
    await staff.getByRole('button', { name: 'Ciutkan menu' }).click()
    await expect.poll(width).toBeLessThan(80)
    await staff.reload()
    await expect.poll(width).toBeLessThan(80)
    await expect(menu(staff).getByRole('link', { name: 'Kendaraan' })).toBeVisible()
    await staff.getByRole('button', { name: 'Lebarkan menu' }).click()
    await staff.reload()
    await expect.poll(width).toBeGreaterThan(200)
  })

  test('opens its menu over the page on a phone, and closes it with Escape and after a choice', async ({
    staff,
  }) => {
    await staff.setViewportSize({ width: 390, height: 844 })
    await staff.goto('/notification')
    const button = staff.getByRole('button', { name: 'Buka menu' })
    const overlay = staff.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(overlay).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await overlay.getByRole('button', { name: 'Tutup menu' }).click()
    await expect(overlay).toBeHidden()
    await button.click()
    await overlay.getByRole('link', { name: 'Kendaraan' }).click()
    await expect(staff).toHaveURL('/vehicle')
    await expect(overlay).toBeHidden()
  })

  test('shows a new page from its top, and does not scroll if only the query changes', async ({ staff }) => {
    await staff.setViewportSize({ width: 1440, height: 400 })
    await staff.goto('/notification/rule')
    await expect(staff.getByRole('switch').nth(2)).toBeVisible()
    // The depots load later, and their field makes the heading higher.
    await expect(staff.getByRole('combobox', { name: 'Aturan untuk' })).toBeVisible()
    const scrolled = () => staff.evaluate(() => window.scrollY)
    await staff.evaluate(() => window.scrollTo(0, 250))
    await openInside(staff, '/notification/rule?dari=menu')
    await expect(staff).toHaveURL(/\?dari=menu$/)
    expect(await scrolled()).toBe(250)
    await menu(staff).getByRole('link', { name: 'Pelacakan' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Pelacakan' })).toBeVisible()
    expect(await scrolled()).toBe(0)
  })

  test('ends with the footer that the specification prescribes', async ({ staff }) => {
    await staff.goto('/notification')
    await expect(staff.getByRole('contentinfo')).toHaveText(
      'Sistem Informasi Kendali Unit Digital, © 2025 All Rights Reserved.',
    )
  })
})

test.describe('the user menu', () => {
  test('shows the role, links to the account pages, and asks before it signs out', async ({ staff }) => {
    await staff.goto('/notification')
    await expect(userButton(staff)).toContainText('Administrator')
    await userButton(staff).click()
    await staff.getByRole('menuitem', { name: 'Ubah Profile' }).click()
    await expect(staff).toHaveURL('/account/profile')
    await userButton(staff).click()
    await staff.getByRole('menuitem', { name: 'Ubah Password' }).click()
    await expect(staff).toHaveURL('/account/password')
    await userButton(staff).click()
    await staff.getByRole('menuitem', { name: 'Keluar' }).click()
    const dialog = staff.getByRole('alertdialog', { name: 'Perhatian' })
    await expect(dialog).toContainText('Apakah Anda yakin ingin keluar?')
    await expect(dialog.getByRole('button')).toHaveText(['Batal', 'Lanjutkan'])
    const [left, right] = await Promise.all(
      ['Batal', 'Lanjutkan'].map((name) => dialog.getByRole('button', { name }).boundingBox()),
    )
    expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0)
    await dialog.getByRole('button', { name: 'Batal' }).click()
    await expect(dialog).toBeHidden()
    await expect(staff).toHaveURL('/account/password')
  })

  test('shows Tidak ada for a user without a role', async ({ staff }) => {
    await staff.route('**/api/v1/me?*', (route) =>
      route.fulfill({ json: { data: { id: 77, name: 'Tanpa Peran', role: null } } }),
    )
    await staff.goto('/notification')
    await expect(userButton(staff)).toContainText('Tidak ada')
    await userButton(staff).click()
    await expect(staff.getByRole('menu')).toContainText('Tidak ada')
  })

  test('keeps the chosen language', async ({ staff }) => {
    await staff.goto('/notification')
    await userButton(staff).click()
    await staff.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await staff.reload()
    await expect(staff.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(staff.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('keeps the chosen time zone and shows it with every time', async ({ staff }) => {
    await withoutMap(staff)
    await staff.goto('/report')
    const times = staff.getByRole('region', { name: 'INFORMASI SESI' }).getByRole('table')
    await expect(times.getByText(/ WIB/).first()).toBeVisible()
    await userButton(staff).click()
    await staff.getByRole('menuitemradio', { name: 'WIT · Jayapura' }).click()
    await expect(times.getByText(/ WIT/).first()).toBeVisible()
    await staff.reload()
    await expect(times.getByText(/ WIT/).first()).toBeVisible()
    await expect(times.getByText(/ WIB/)).toHaveCount(0)
  })
})

test('a password change signs out with a full reload, and only the new password works', async ({ page }) => {
  const { email, password: old } = await ownAccount('sandi')
  const fresh = 'sandi baru yang panjang'
  await page.goto('/login?next=%2Faccount%2Fpassword')
  await signIn(page, { email, password: old })
  await page.getByLabel(/^Password Lama/).fill('bukan yang lama')
  await page.getByLabel(/^Password Baru/).fill(fresh)
  await page.getByLabel(/^Ulangi Password/).fill('lain lagi sekali')
  const save = page.getByRole('button', { name: 'SIMPAN', exact: true })
  await save.click()
  await expect(page.getByLabel(/^Ulangi Password/)).toHaveAccessibleDescription('Kedua isian belum sama.')
  await page.getByLabel(/^Ulangi Password/).fill(fresh)
  await save.click()
  await expect(page.getByLabel(/^Password Lama/)).toHaveAccessibleDescription('Password lama salah.')
  await expect(page, 'a wrong old password does not sign out').toHaveURL('/account/password')

  await page.getByLabel(/^Password Lama/).fill(old)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const reloaded = page.waitForEvent('load')
  await save.click()
  await reloaded
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  const after = await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
  expect(after.status(), 'every other session of the account has ended').toBe(401)

  await signIn(page, { email, password: old })
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  await expect(page).toHaveURL('/login')
  await signIn(page, { email, password: fresh })
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
