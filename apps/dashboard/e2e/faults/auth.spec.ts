import type { Page } from '@playwright/test'
import { account, expect, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

const sessionEnded = { status: 401, json: { message: 'Sesi Anda sudah berakhir.' } }
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: /berakhir/ })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** Counts the visits to the sign-in page. */
function visitsOfLogin(page: Page) {
  const visits: string[] = []
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') visits.push(frame.url())
  })
  return visits
}

test('F01: a 401 while saving leads to sign-in once and restores the draft', async ({ staff }) => {
  const visits = visitsOfLogin(staff)
  await staff.route('**/api/v1/device/1', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(sessionEnded) : route.continue(),
  )
  await staff.goto('/device/edit/1')
  await staff.getByLabel('Nama').fill('Belum tersimpan')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff).toHaveURL('/login?next=%2Fdevice%2Fedit%2F1')
  await expect(toast(staff)).toHaveCount(1)
  expect(visits).toHaveLength(1)
  expect(await storedToken(staff)).toBeNull()

  await signIn(staff, account)
  await expect(staff).toHaveURL('/device/edit/1')
  await expect(staff.getByLabel('Nama')).not.toHaveValue('Belum tersimpan')
  await staff.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(staff.getByLabel('Nama')).toHaveValue('Belum tersimpan')
})

test('F01: a draft is not offered to another user', async ({ staff }) => {
  await staff.route('**/api/v1/driver/create', (route) => route.fulfill(sessionEnded))
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill('Milik orang lain')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff).toHaveURL('/login?next=%2Fdriver%2Fadd')
  await staff.route('**/api/v1/me?*', (route) =>
    route.fulfill({ json: { data: { id: 987654, name: 'Orang lain' } } }),
  )
  await signIn(staff, account)
  await expect(staff).toHaveURL('/driver/add')
  await expect(staff.getByRole('button', { name: /Orang lain/ })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Lanjutkan' })).toHaveCount(0)
})

test('F02: many 401s end the session once and stop all requests', async ({ staff }) => {
  const visits = visitsOfLogin(staff)
  let refused = 0
  await staff.route('**/api/v1/**', (route) => {
    refused += 1
    return route.fulfill(sessionEnded)
  })
  await staff.goto('/')
  await expect(staff).toHaveURL('/login')
  await expect(toast(staff)).toHaveCount(1)
  expect(await storedToken(staff)).toBeNull()
  expect(visits).toHaveLength(1)
  const rejected = refused
  expect(rejected).toBeGreaterThanOrEqual(5)
  await signIn(staff, account)
  await expect(staff.getByRole('button', { name: 'Sign In' })).toBeEnabled()
  expect(refused, 'the page sends only the sign-in').toBe(rejected + 1)
})

test('F03: removing the token in another tab ends the session, and stops the polling and the map', async ({
  staff,
  context,
}) => {
  await staff.clock.install()
  let requests = 0
  staff.on('request', (request) => {
    if (request.url().includes('/gps/')) requests += 1
  })
  await staff.goto('/tracking')
  await expect(staff.locator('canvas').first()).toBeVisible()
  await expect(staff.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(staff).toHaveURL('/login?next=%2Ftracking')
  await expect(staff.locator('canvas')).toHaveCount(0)
  const before = requests
  await staff.clock.runFor(30_000)
  expect(requests).toBe(before)
})

test('F04: a page restored from the back/forward cache checks the session', async ({ staff }) => {
  await staff.goto('/device')
  await expect(staff.getByRole('heading', { name: 'Daftar Perangkat' })).toBeVisible()
  // Simulates a sign-out in another tab while this page is in the back/forward cache. Such a page receives no storage
  // event, only the event `pageshow` when the browser restores the page.
  await staff.evaluate(() => {
    localStorage.removeItem('token')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(staff).toHaveURL('/login?next=%2Fdevice')
  await expect(staff.getByText('Daftar Perangkat')).toHaveCount(0)
})

test('F04: Back after the session ended in this window shows sign-in, not the data', async ({ staff }) => {
  await staff.goto('/driver')
  await expect(staff.getByRole('heading', { name: 'Daftar Pengendara' })).toBeVisible()
  await staff.goto('/robots.txt')
  await staff.evaluate(() => localStorage.removeItem('token'))
  await staff.goBack()
  await expect(staff).toHaveURL('/login?next=%2Fdriver')
  await expect(staff.getByText('Daftar Pengendara')).toHaveCount(0)
})
