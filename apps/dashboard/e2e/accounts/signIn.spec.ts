import type { Page } from '@playwright/test'
import { id } from '../../src/locales/id.ts'
import { expect, formAccount, test } from '../support/test.ts'

test.describe('sign-in', () => {
  test('opens the overview with the right password', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
    await page.getByLabel('Email').fill(formAccount().email)
    await page.getByLabel('Password', { exact: true }).fill(formAccount().password)
    const answer = page.waitForResponse('**/api/v1/auth/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    const { message }: { message: string } = await (await answer).json()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S{20,}$/)
  })

  test('shows the error for a wrong password and keeps the typed e-mail address', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(formAccount().email)
    await page.getByLabel('Password', { exact: true }).fill('bukan-ini')
    const answer = page.waitForResponse('**/api/v1/auth/login')
    await page.getByRole('button', { name: 'Sign In' }).click()
    const { message }: { message: string } = await (await answer).json()
    await expect(page.getByText(message).first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(formAccount().email)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  test('returns to the requested page', async ({ page }) => {
    await page.goto('/device?search=35')
    await expect(page).toHaveURL('/login?next=%2Fdevice%3Fsearch%3D35')
    await page.getByLabel('Email').fill(formAccount().email)
    await page.getByLabel('Password', { exact: true }).fill(formAccount().password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/device?search=35')
    await expect(page.getByRole('heading', { name: 'Daftar Perangkat' })).toBeVisible()
  })

  test('begins in the field of the e-mail address, and offers the other language', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
    await page.getByRole('button', { name: 'Bahasa Indonesia' }).click()
    await expect(page.getByRole('heading', { name: 'Masuk ke Akun Anda' })).toBeVisible()
  })

  test('is skipped for a signed-in user', async ({ staff }) => {
    await staff.goto('/login')
    await expect(staff).toHaveURL('/')
  })

  test('loads no code of other pages', async ({ page }) => {
    const code = await scriptsOf(page, '/login')
    const traces = [
      'MuiDataGrid',
      'maplibregl',
      'deck.gl',
      'Toastify',
      'QueryClientProvider',
      'useFieldArray',
    ]
    expect(traces.filter((trace) => code.includes(trace))).toEqual([])
  })

  test('loads no other page and no text of records when a visitor opens the URL of a list', async ({
    page,
  }) => {
    const titles = Object.entries(id.titles).flatMap(([key, title]) =>
      /(List|Create|Detail|Edit)$/.test(key) ? [title] : [],
    )
    expect(titles.length).toBeGreaterThan(15)
    const code = await scriptsOf(page, '/device')
    await expect(page).toHaveURL('/login?next=%2Fdevice')
    const traces = [...titles, id.role.readOnly]
    expect(traces.filter((trace) => code.includes(trace))).toEqual([])
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => /\/(AppLayout|\w+Page)-/.test(name))).toEqual([])
  })
})

/** Opens a path, and returns all scripts that the page loads. */
async function scriptsOf(page: Page, path: string) {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const code = (await Promise.all(scripts)).join('\n')
  expect(code.length).toBeGreaterThan(50_000)
  return code
}
