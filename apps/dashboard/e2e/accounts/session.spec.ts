import type { Page } from '@playwright/test'
import { expect, formAccount, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

/**
 * Signs in through the page to get a new session, because these tests end it. The page `staff` has a session that other
 * tests use too.
 */
async function startSession(page: Page, at = '/') {
  await page.goto(`/login?next=${encodeURIComponent(at)}`)
  await signIn(page, formAccount())
  await expect(page).toHaveURL(at)
}

test.describe('the session', () => {
  test('ends with Keluar, and Back shows no data', async ({ page }) => {
    await startSession(page, '/device')
    await expect(page.getByRole('heading', { name: 'Daftar Perangkat' })).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await page.getByRole('button', { name: 'Keluar' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Perhatian')
    await expect(dialog).toContainText('Apakah Anda yakin ingin keluar?')
    const revoked = page.waitForResponse('**/api/v1/auth/logout')
    await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
    await expect(page).toHaveURL('/login')
    expect((await revoked).status()).toBe(200)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Daftar Perangkat')).toBeHidden()
    const after = await page.request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
    expect(after.status()).toBe(401)
  })

  test('continues if the user cancels Keluar', async ({ staff }) => {
    await staff.goto('/')
    await staff.getByRole('button', { name: 'Keluar' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click()
    await expect(staff.getByRole('alertdialog')).toBeHidden()
    await expect(staff).toHaveURL('/')
  })

  test('ends if the server rejects the token, and the sign-in page opens once', async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('token', 'bukan-token-yang-hidup'))
    const visits: string[] = []
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname))
    await page.goto('/device')
    await expect(page).toHaveURL('/login?next=%2Fdevice')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(visits.filter((path) => path === '/login')).toHaveLength(1)
  })

  test('ends if another tab signs out', async ({ page, context }) => {
    await startSession(page, '/device')
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate(() => localStorage.removeItem('token'))
    await expect(page).toHaveURL('/login?next=%2Fdevice')
  })

  test('starts if another tab signs in', async ({ page, context, token }) => {
    await page.goto('/login?next=%2Fdevice')
    await expect(page.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate((value) => localStorage.setItem('token', value), token)
    await expect(page).toHaveURL('/device')
  })
})
