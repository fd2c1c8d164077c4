import type { Locator, Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { runClockUntil } from './fakeTimeouts.ts'

const pages: { path: string; data: string; loading: string; empty: string | RegExp; noData: unknown }[] = [
  {
    path: '/device',
    data: '**/api/v1/device?*',
    loading: 'Memuat data…',
    empty: /^Wooops/,
    noData: { data: [] },
  },
  {
    path: '/tracking',
    data: '**/api/v1/gps/live',
    loading: 'Memuat armada…',
    empty: /Belum ada perangkat/,
    noData: { data: [], time: '2026-11-20T08:04:07.250Z', cursor: 'awal' },
  },
  {
    path: '/report',
    data: '**/api/v1/gps/session*',
    loading: 'Loading sessions...',
    empty: /Belum ada perjalanan/,
    noData: { data: [] },
  },
]

/** Clicks "Coba lagi", unless an automatic retry has succeeded first and the button is gone. */
async function tryAgain(main: Locator) {
  const button = main.getByRole('button', { name: 'Coba lagi' })
  await button.click({ timeout: 5000 }).catch(() => expect(button).toBeHidden())
}

const expectFirst = (locator: Locator, text: string | RegExp) =>
  expect(locator.filter({ hasText: text }).first())

for (const { path, data, loading, empty, noData } of pages) {
  test(`F34: ${path} announces loading, a failure, a lost network and an empty list`, async ({ staff }) => {
    await staff.clock.install()
    const main = staff.getByRole('main')
    const held: Route[] = []
    let answer = (route: Route): unknown => held.push(route)
    await staff.route(data, (route) => {
      void answer(route)
    })
    await staff.goto(path)
    await expectFirst(main.getByRole('status'), loading).toBeAttached()

    answer = (route) => route.fulfill({ status: 500, json: { message: 'Basis data sedang sibuk.' } })
    for (const route of held)
      await route.fulfill({ status: 500, json: { message: 'Basis data sedang sibuk.' } })
    const alert = main.getByRole('alert')
    await runClockUntil(staff, () =>
      expectFirst(alert, 'Basis data sedang sibuk.').toBeVisible({ timeout: 300 }),
    )

    answer = (route) => route.abort('internetdisconnected')
    await tryAgain(main)
    await runClockUntil(staff, () =>
      expectFirst(alert, 'Tidak dapat terhubung ke server.').toBeVisible({ timeout: 300 }),
    )

    answer = (route) => route.fulfill({ json: noData })
    await tryAgain(main)
    await expectFirst(main.getByRole('status'), empty).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}

test('F34: a record page announces loading, a failure, a lost network and a missing record', async ({
  staff,
}) => {
  await staff.clock.install()
  const main = staff.getByRole('main')
  const held: Route[] = []
  let answer = (route: Route): unknown => held.push(route)
  await staff.route('**/api/v1/device/1?*', (route) => {
    void answer(route)
  })
  await staff.goto('/device/detail/1')
  await expectFirst(main.getByRole('status'), 'Memuat…').toBeAttached()

  answer = (route) => route.fulfill({ status: 500, json: { message: 'Basis data sedang sibuk.' } })
  for (const route of held)
    await route.fulfill({ status: 500, json: { message: 'Basis data sedang sibuk.' } })
  const alert = main.getByRole('alert')
  await runClockUntil(staff, () =>
    expectFirst(alert, 'Basis data sedang sibuk.').toBeVisible({ timeout: 300 }),
  )

  answer = (route) => route.abort('internetdisconnected')
  await tryAgain(main)
  await runClockUntil(staff, () =>
    expectFirst(alert, 'Tidak dapat terhubung ke server.').toBeVisible({ timeout: 300 }),
  )

  answer = (route) => route.fulfill({ status: 404, json: { message: 'Tidak ada.' } })
  await tryAgain(main)
  await expect(main.getByRole('heading', { level: 1, name: 'Data tidak ditemukan' })).toBeVisible()
})

test('F34: a live map announces a lost network once, and nothing while the network works', async ({
  staff,
}) => {
  // The browser's offline mode does not close an open stream. So the stream of this test ends after each event, and the
  // next connection attempt fails.
  let reachable = true
  await staff.route('**/api/v1/gps/stream', (route) => {
    const data = JSON.stringify({ time: new Date().toISOString() })
    const body = `event: clock\ndata: ${data}\n\n`
    return reachable ? route.fulfill({ contentType: 'text/event-stream', body }) : route.abort()
  })
  await staff.route('**/api/v1/gps/live', (route) => (reachable ? route.fallback() : route.abort()))
  await staff.clock.install()
  await staff.goto('/tracking')
  await expect(staff.getByRole('grid').getByRole('row').nth(1)).toContainText(/dekat /)
  const lost = staff.getByRole('status').filter({ hasText: 'Koneksi hilang.' })
  await expect(lost).toHaveCount(0)
  reachable = false
  await runClockUntil(staff, () => expect(lost).toHaveCount(1, { timeout: 300 }))
  reachable = true
  await runClockUntil(staff, () => expect(lost).toHaveCount(0, { timeout: 300 }))
})
