import type { Page, Response } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openInside } from '../support/visit.ts'
import { asBase } from '../support/asBase.ts'

/** Collects the API calls of the page from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  return calls
}

function modal(page: Page) {
  return page.getByRole('dialog', { name: 'Verify your Email' })
}

async function askForPassword(page: Page) {
  await page.getByLabel('Email').fill('rina@armada.test')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(modal(page)).toContainText(
    'Thank you, check your email for instructions to reset your password',
  )
}

test.describe('a visitor without an account', () => {
  test('reads on Sign Up that the administrator creates accounts', async ({ page }) => {
    const calls = watchCalls(page)
    await page.goto('/register')
    await expect(page).toHaveTitle('Daftar Akun · SIKUD')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Wajib diisi.')).toHaveCount(3)
    await expect(page.getByLabel('Username')).toBeFocused()
    await page.getByLabel('Username').fill('rina')
    await page.getByLabel('Email').fill('rina@armada.test')
    await page.getByLabel('Password', { exact: true }).fill('kereta-malam')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('alert')).toContainText('Pendaftaran belum tersedia di server ini')
    await expect(page).toHaveURL('/register')
    expect(calls).toEqual([])
    await page.getByRole('link', { name: 'Sudah mendapatkan akun? Masuk' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test.describe('a visitor who forgot the password, on a server that cannot reset passwords', () => {
  test.beforeEach(async ({ page }) => asBase(page))

  test('sees after Lupa Password a dialog that says to check the mailbox; Skip closes it', async ({
    page,
  }) => {
    const calls = watchCalls(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Lupa Password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(page).toHaveTitle('Lupa Password · SIKUD')
    await page.getByLabel('Email').fill('rina@armada')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/Tulis alamat email lengkap/)).toBeVisible()
    await askForPassword(page)
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(modal(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
    expect(calls).toEqual([])
    await page.getByRole('link', { name: 'Kembali ke halaman masuk' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('closes the dialog of Lupa Password with Escape or with Resend', async ({ page }) => {
    await page.goto('/forgot-password')
    await askForPassword(page)
    await page.keyboard.press('Escape')
    await expect(modal(page)).toBeHidden()
    await askForPassword(page)
    await page.getByRole('link', { name: 'Resend' }).click()
    await expect(modal(page)).toBeHidden()
    await expect(page).toHaveURL('/forgot-password')
    await expect(page.getByLabel('Email')).toHaveValue('rina@armada.test')
  })

  test('must type the same new password twice', async ({ page }) => {
    const calls = watchCalls(page)
    await page.goto('/recover')
    await expect(page).toHaveTitle('Pemulihan Akun · SIKUD')
    const chosen = page.getByLabel('Password Baru')
    const repeated = page.getByLabel('Ulangi Password')
    await chosen.fill('kereta-malam')
    await repeated.fill('kereta-siang')
    await page.getByRole('button', { name: 'Pulihkan' }).click()
    await expect(repeated).toHaveAccessibleDescription('Kedua isian belum sama.')
    await expect(modal(page)).toBeHidden()
    await repeated.fill('kereta-malam')
    await page.getByRole('button', { name: 'Pulihkan' }).click()
    await expect(modal(page)).toBeVisible()
    expect(calls).toEqual([])
    await page.getByRole('link', { name: 'Resend' }).click()
    await expect(page).toHaveURL('/forgot-password')
    await expect(page.getByRole('heading', { level: 1, name: 'Lupa Password' })).toBeVisible()
  })
})

test('the pages of guests redirect a user who is signed in', async ({ staff }) => {
  for (const path of ['/register', '/forgot-password', '/recover', '/resend']) {
    await staff.goto(path)
    await expect(staff, path).toHaveURL('/')
  }
})

test("the pages of guests load no code of the grid, the maps, the toasts or the roles' form", async ({
  page,
}) => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  await page.goto('/register', { waitUntil: 'networkidle' })
  for (const path of ['/forgot-password', '/recover']) {
    await openInside(page, path)
    await expect(page).toHaveURL(path)
    await page.waitForLoadState('networkidle')
  }
  const scripts = await Promise.all(responses.map((response) => response.text()))
  const code = scripts.join('\n')
  expect(code.length).toBeGreaterThan(50_000)
  for (const trace of ['MuiDataGrid', 'maplibregl', 'Toastify', 'useFieldArray']) {
    expect(code, trace).not.toContain(trace)
  }
})
