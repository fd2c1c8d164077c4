import { expect, formAccount, test } from '../support/test.ts'
import { signIn } from '../support/visit.ts'

const refusals: Record<string, () => void> = {
  'throws on read and write': () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('Blocked.', 'SecurityError')
      }
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  },
  'does not exist': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied.', 'SecurityError')
      },
    })
  },
}

for (const [what, refuse] of Object.entries(refusals)) {
  test(`F17: with storage that ${what} the app keeps its state in memory and shows one notice`, async ({
    page,
  }) => {
    await page.addInitScript(refuse)
    await page.goto('/login')
    await signIn(page, formAccount())
    await expect(page).toHaveURL('/')
    const notice = page.getByText(/Peramban menolak penyimpanan/)
    await expect(notice).toHaveCount(1)
    await page.getByRole('button', { name: 'Tutup pemberitahuan' }).click()
    await expect(notice).toHaveCount(0)

    await page.getByRole('button', { name: 'Tema gelap' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Ciutkan menu' }).click()
    await page.getByRole('button', { name: 'Lebarkan menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Kendaraan' }).click()
    await page.getByRole('button', { name: 'Kolom' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Tahun' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Tahun' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pengendara' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Daftar Pengendara' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('columnheader', { name: 'Tahun' }), 'kept in memory').toBeVisible()
    await expect(notice).toHaveCount(0)

    await page.reload()
    await expect(page).toHaveURL('/login?next=%2Fvehicle')
  })
}
