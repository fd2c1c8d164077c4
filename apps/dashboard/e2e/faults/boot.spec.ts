import type { Page } from '@playwright/test'
import { expect, serverOrigin, test } from '../support/test.ts'
import { openInside } from '../support/visit.ts'

/** Simulates a new version that has replaced every file of the app. */
async function deploy(page: Page) {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
}

/** Counts how often the page itself is loaded. */
function loads(page: Page) {
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') counted.push(request.url())
  })
  return counted
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test('F32: a page whose code was replaced by a new version offers one reload', async ({ staff }) => {
  await staff.goto('/device')
  await expect(staff.getByRole('grid')).toBeVisible()
  await deploy(staff)
  const loaded = loads(staff)
  await menu(staff).getByRole('link', { name: 'Pelacakan' }).click()
  const offer = staff.getByRole('main').getByRole('alert')
  await expect(offer).toContainText('Bagian halaman tidak dapat dimuat')
  expect(loaded, 'the page does not reload by itself').toEqual([])
  await menu(staff).getByRole('link', { name: 'Perangkat' }).click()
  await expect(staff.getByRole('grid'), 'a page that is already loaded still works').toBeVisible()
  await menu(staff).getByRole('link', { name: 'Pelacakan' }).click()
  // The app requests the missing code again at each visit of the page, so the alert with the button Muat ulang is back.
  await expect(offer).toBeVisible()
  await staff.unroute('**/assets/**')
  await offer.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Pelacakan' })).toBeVisible()
  expect(loaded).toHaveLength(1)
})

test('F32: a form shows the server’s error and keeps its draft if the code of the toasts is missing', async ({
  staff,
}) => {
  await staff.route('**/api/v1/driver/create', (route) =>
    route.fulfill({ status: 409, json: { message: 'Pengendara ini sudah ada.' } }),
  )
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill('Belum tersimpan')
  await deploy(staff)
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  const words = staff.getByRole('alert')
  await expect(words).toContainText('Pengendara ini sudah ada.')
  await expect(staff.getByLabel('Nama')).toHaveValue('Belum tersimpan')
  await words.getByRole('button', { name: 'Tutup' }).click()
  await expect(words).toHaveCount(0)
})

test('F32: a form with unsaved entries asks before the user leaves it for a page that cannot load', async ({
  staff,
}) => {
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill('Belum tersimpan')
  await deploy(staff)
  await menu(staff).getByRole('link', { name: 'Laporan' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Tetap di sini' }).click()
  await expect(staff.getByLabel('Nama')).toHaveValue('Belum tersimpan')
})

test('F32: sign-in offers a reload if the next page cannot load', async ({ page, token }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('siapa@sikud.test')
  await page.getByLabel('Password', { exact: true }).fill('apa-saja')
  await page.route('**/api/v1/auth/login', (route) =>
    route.fulfill({ json: { token, message: 'Selamat datang.' } }),
  )
  await deploy(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Bagian halaman tidak dapat dimuat')).toBeVisible()
  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

for (const [title, answer] of [
  ['cannot be loaded', { status: 404, body: '' }],
  ['throws', { contentType: 'text/javascript', body: "throw new Error('rusak')" }],
] as const) {
  test(`F31: a page whose first JavaScript file ${title} says so and offers a reload`, async ({
    openPage,
    token,
  }) => {
    for (const [path, language, text, reload] of [
      ['/login', 'id', 'Bagian halaman tidak dapat dimuat', 'Muat ulang'],
      ['/device', 'en', 'A part of the page could not be loaded', 'Reload'],
    ] as const) {
      const page = await openPage()
      await page.addInitScript(
        (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
        { language, ...(path === '/device' && { token }) },
      )
      await page.route('**/assets/*.js', (route) => route.fulfill(answer))
      await page.goto(serverOrigin() + path)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(text)
      await expect(page.locator('form, #start')).toHaveCount(0)
      await page.unroute('**/assets/*.js')
      await alert.getByRole('button', { name: reload }).click()
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(alert).toHaveCount(0)
    }
  })
}

const pages: [path: string, chunk: string][] = [
  ['/', 'HomePage'],
  ['/tracking', 'TrackingPage'],
  ['/report', 'ReportPage'],
  ['/notification', 'NotificationPage'],
  ['/device', 'DeviceListPage'],
  ['/device/add', 'DeviceCreatePage'],
  ['/device/detail/1', 'DeviceDetailPage'],
  ['/device/edit/1', 'DeviceEditPage'],
  ['/vehicle', 'VehicleListPage'],
  ['/vehicle/add', 'VehicleCreatePage'],
  ['/vehicle/detail/1', 'VehicleDetailPage'],
  ['/vehicle/edit/1', 'VehicleEditPage'],
  ['/driver', 'DriverListPage'],
  ['/driver/add', 'DriverCreatePage'],
  ['/driver/detail/1', 'DriverDetailPage'],
  ['/driver/edit/1', 'DriverEditPage'],
  ['/user', 'UserListPage'],
  ['/user/detail/1', 'UserDetailPage'],
  ['/user/password/1', 'UserPasswordPage'],
  ['/role', 'RoleListPage'],
  ['/role/add', 'RoleCreatePage'],
  ['/role/detail/1', 'RoleDetailPage'],
  ['/role/edit/1', 'RoleEditPage'],
  ['/account/profile', 'ProfilePage'],
  ['/account/password', 'PasswordPage'],
]

test('F33: menu and Keluar work on every route when the page throws', async ({ staff }) => {
  // Replaces the JavaScript file of each page with a file whose component throws.
  for (const [, chunk] of pages) {
    await staff.route(`**/assets/${chunk}-*.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${chunk}() { throw new Error('rusak') }`,
      }),
    )
  }
  await staff.goto('/tidak-ada')
  await expect(menu(staff).getByRole('link', { name: 'Perangkat' })).toBeVisible()
  for (const [path] of pages) {
    await openInside(staff, path)
    await expect(staff.getByRole('main').getByRole('alert'), path).toContainText(
      'Halaman ini gagal ditampilkan',
    )
    await expect(menu(staff).getByRole('link', { name: 'Perangkat' }), path).toBeVisible()
  }
  await menu(staff).getByRole('button', { name: 'Keluar' }).click()
  await expect(staff.getByRole('alertdialog')).toContainText('Apakah Anda yakin ingin keluar?')
})

test('X07: a record shows dashes for values of a wrong type', async ({ staff }) => {
  await staff.route('**/api/v1/driver/1', (route) =>
    route.fulfill({ json: { data: { id: 1, name: { bukan: 'teks' }, phone: [], email: {}, license: 7 } } }),
  )
  await staff.goto('/driver/detail/1')
  for (const [fact, value] of [
    ['Nama', '—'],
    ['Ponsel', '—'],
    ['Email', '—'],
    ['SIM', '7'],
  ]) {
    const term = staff.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value ?? '')
  }
  await expect(staff.getByRole('alert')).toHaveCount(0)
})
