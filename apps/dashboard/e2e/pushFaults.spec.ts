import type { ServerResponse } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { runClockUntil } from './faults/fakeTimeouts.ts'
import { webConfig } from './pushProvider.ts'
import { ageToken, standInForQuestion } from './pushSubscription.ts'
import { expect, test, fullBrowser } from './pushTest.ts'

test.use(fullBrowser)

/** Expects that the profile shows the fault and that other pages work. */
async function expectFault(
  page: Page,
  words: RegExp,
  expectShown = (fault: Locator) => expect(fault).toBeVisible({ timeout: 20_000 }),
) {
  await page.goto('/account/profile')
  await expectShown(page.getByRole('alert').filter({ hasText: words }))
  await page.getByRole('navigation').getByRole('link', { name: 'Perangkat' }).click()
  await expect(page.getByRole('link', { name: '356938035643809' })).toBeVisible()
}

test.describe('F28: push without permission', () => {
  test.use({ isAllowed: false })

  test('is shown as blocked, with the steps for every browser', async ({ staff, context }) => {
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

  test('is shown as dismissed if the user closed the question', async ({ staff, context }) => {
    await standInForQuestion(context, 'default')
    await staff.goto('/account/profile')
    await expect(staff.getByText('Belum ditanya')).toBeVisible()
    await staff.getByRole('switch').click()
    await expect(staff.getByText(/ditutup tanpa jawaban/)).toBeVisible()
    await staff.getByRole('navigation').getByRole('link', { name: 'Perangkat' }).click()
    await expect(staff.getByRole('link', { name: '356938035643809' })).toBeVisible()
  })

  test('is shown as unsupported in a browser without push', async ({ staff, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await expectFault(staff, /tidak mendukung pemberitahuan/)
  })
})

test('F28: push without IndexedDB is reported', async ({ staff, context }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await expectFault(staff, /menolak menyimpan data/)
})

const workers = [
  ['is missing', (response) => response.writeHead(404).end(), /gagal dipasang/],
  [
    'throws',
    (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end('throw new Error("x")'),
    /gagal dipasang/,
  ],
  [
    'is inactive after ten seconds',
    (response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('addEventListener("install", (event) => event.waitUntil(new Promise(() => {})))'),
    /belum siap setelah 10 detik/,
  ],
] satisfies [string, (response: ServerResponse) => void, RegExp][]

for (const [what, answer, words] of workers) {
  test.describe(`F29: push whose worker ${what}`, () => {
    test.use({ worker: { '/firebase-messaging-sw.js': answer } })
    test('is reported', async ({ staff, provider }) => {
      await staff.clock.install()
      await expectFault(staff, words, (fault) =>
        runClockUntil(staff, () => expect(fault).toBeVisible({ timeout: 500 })),
      )
      expect(provider.calls).toEqual([])
    })
  })
}

const { appId: _missing, ...incomplete } = webConfig

test.describe('push with an incomplete configuration', () => {
  test.use({ push: incomplete })
  test('reports the missing value', async ({ staff }) => {
    await expectFault(staff, /nilai "appId" tidak ada/)
  })
})

const failures = [
  ['the provider cannot be reached', null, /Pendaftaran .* gagal/],
  ['the provider returns no token', { status: 200, body: {} }, /tidak mengenali peramban ini/],
] as const

for (const [what, answer, words] of failures) {
  test(`push reports a failed registration when ${what}`, async ({ staff, provider }) => {
    provider.own.create = answer
    await expectFault(staff, words)
    await staff.goto('/account/profile')
    await expect(staff.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    delete provider.own.create
    await staff.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
  })
}

test('push reports a failed registration when the browser cannot subscribe', async ({ staff, context }) => {
  await context.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'))
  })
  await expectFault(staff, /Pendaftaran .* gagal/)
})

test('push reports a failed deletion of its token', async ({ staff, provider }) => {
  provider.own.remove = { status: 500, body: { error: { message: 'INTERNAL' } } }
  await staff.goto('/account/profile')
  await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
  await staff.getByRole('switch').click()
  await expect(staff.getByText(/belum terhapus/)).toBeVisible()
})

test('push reports a failed renewal and recovers', async ({ staff, provider }) => {
  await staff.goto('/account/profile')
  await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
  await ageToken(staff, 8)
  provider.own.update = { status: 500, body: { error: { message: 'INTERNAL' } } }
  await expectFault(staff, /gagal diperbarui/)
  delete provider.own.update
  await staff.goto('/account/profile')
  await expect(staff.getByText('Diizinkan dan menyala')).toBeVisible()
})
