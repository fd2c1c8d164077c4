import type { Page } from '@playwright/test'
import { webConfig } from './pushProvider.ts'
import { ageToken, standInForQuestion } from './pushSubscription.ts'
import { expect, test, fullBrowser } from './pushTest.ts'

test.use(fullBrowser)

/** Expects that the profile page shows the push error that `words` matches, and that other pages work. */
async function expectFault(page: Page, words: RegExp) {
  await page.goto('/account/profile')
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('navigation').getByRole('link', { name: 'Perangkat' }).click()
  await expect(page.getByRole('link', { name: '356938035643809' })).toBeVisible()
}

test.describe('F28: push without permission', () => {
  test.use({ isAllowed: false })

  test('shows that push is blocked, with the steps to unblock it in each browser', async ({
    staff,
    context,
  }) => {
    await standInForQuestion(context, 'denied')
    await staff.goto('/')
    await staff.getByRole('button', { name: 'Nyalakan' }).click()
    await expectFault(staff, /Izin pemberitahuan diblokir/)
    await staff.goto('/account/profile')
    await expect(staff.getByText('Diblokir', { exact: true })).toBeVisible()
    await expect(staff.getByRole('switch')).toBeDisabled()
    await expect(staff.getByText('Klik ikon di sebelah kiri alamat situs.').first()).toBeVisible()
    await staff.getByText('Safari di Mac').click()
    await expect(staff.getByText('Pilih Izinkan untuk alamat SIKUD.')).toBeVisible()
  })
})

test.describe('F29: push whose worker is missing', () => {
  test.use({ worker: { '/firebase-messaging-sw.js': (response) => response.writeHead(404).end() } })
  test('reports that the push worker cannot be installed', async ({ staff, provider }) => {
    await expectFault(staff, /gagal dipasang/)
    expect(provider.calls).toEqual([])
  })
})

const { appId: _missing, ...incomplete } = webConfig

test.describe('push with an incomplete configuration', () => {
  test.use({ push: incomplete })
  test('reports which value of the configuration is missing', async ({ staff }) => {
    await expectFault(staff, /nilai "appId" tidak ada/)
  })
})

test('push reports that the provider cannot be reached, and registers after Coba lagi', async ({
  staff,
  provider,
}) => {
  provider.overrides.create = null
  await expectFault(staff, /Pendaftaran .* gagal/)
  await staff.goto('/account/profile')
  await expect(staff.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  delete provider.overrides.create
  await staff.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
})

test('push reports a failed renewal of its token, and works after a later renewal', async ({
  staff,
  provider,
}) => {
  await staff.goto('/account/profile')
  await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
  await ageToken(staff, 8)
  provider.overrides.update = { status: 500, body: { error: { message: 'INTERNAL' } } }
  await expectFault(staff, /gagal diperbarui/)
  delete provider.overrides.update
  await staff.goto('/account/profile')
  await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
})
