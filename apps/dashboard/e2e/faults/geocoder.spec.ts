import type { Page, Route } from '@playwright/test'
import { test as baseTest } from '../base/baseTest.ts'
import { expect, test } from '../support/test.ts'
import { playerOf, withoutMap } from './player.ts'
import { serveTrips, straightTrip } from './serveTrips.ts'

const service = 'https://nominatim.openstreetmap.org/**'
const thamrin = { road: 'Jalan M.H. Thamrin', address: 'Menteng, Jakarta Pusat' }

const data = (value: unknown) => (route: Route) => route.fulfill({ json: { data: value } })

/** Moves to the next point and waits for the debounce of the address lookup. */
async function stepAndWait(page: Page) {
  await playerOf(page).next.click()
  await page.clock.runFor(700)
}

test('F26: a failed address lookup has its own text, and the trip continues to play', async ({ staff }) => {
  let answer: (route: Route) => Promise<unknown> = data(thamrin)
  await staff.route('**/api/v1/geocode/reverse?*', (route) => answer(route))
  await withoutMap(staff)
  await serveTrips(staff, straightTrip(12, [106.82, -6.19]))
  await staff.clock.install()
  await staff.goto('/report')
  await expect(playerOf(staff).position).toHaveAttribute('max', '11')
  await staff.clock.runFor(4000)
  await stepAndWait(staff)
  await expect(staff.getByText(thamrin.road)).toBeVisible()

  const answers: [answer: typeof answer, words: string][] = [
    [(route) => route.abort(), 'Jalan tidak tersedia'],
    [(route) => route.fulfill({ status: 429, json: { message: 'Sibuk.' } }), 'Jalan tidak tersedia'],
    [
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
      'Jalan tidak tersedia',
    ],
    [data([1]), 'Jalan tidak tersedia'],
    [data({ road: 7, address: {} }), 'Alamat tidak ditemukan'],
    [data({ road: null, address: null }), 'Alamat tidak ditemukan'],
    [data({ road: null, address: 'Menteng' }), 'Jalan tidak ditemukan'],
    [async () => {}, 'Memuat lokasi...'],
  ]
  for (const [next, words] of answers) {
    answer = next
    await stepAndWait(staff)
    await expect(staff.getByText(words, { exact: true }), words).toBeVisible()
    await expect(staff.getByText(thamrin.road)).toHaveCount(0)
  }
  answer = (route) => route.abort()
  await stepAndWait(staff)
  await expect(staff.getByText('Jalan tidak tersedia')).toBeVisible()
  answer = data(thamrin)
  // A place whose lookup failed rests for 10 seconds.
  await staff.clock.runFor(11_000)
  // The first button of that name belongs to the map, whose code is blocked here.
  await staff.getByRole('button', { name: 'Coba lagi' }).last().click()
  await staff.clock.runFor(700)
  await expect(staff.getByText(thamrin.road)).toBeVisible()
})

baseTest(
  'F26: a public geocoder gets at most one request a second, one for each place, without the token',
  async ({ app }) => {
    await withoutMap(app)
    const requests: URL[] = []
    await app.route(service, async (route) => {
      const request = route.request()
      requests.push(new URL(request.url()))
      expect(await request.headerValue('authorization')).toBeNull()
      const lat = requests.at(-1)?.searchParams.get('lat')
      await route.fulfill({
        json: { display_name: `Tempat ${lat}`, address: { road: `Jalan ${lat}` } },
        headers: { 'access-control-allow-origin': '*' },
      })
    })
    await app.clock.install()
    await app.getByRole('navigation').getByRole('link', { name: 'Laporan' }).click()
    await expect(playerOf(app).position).toHaveAttribute('max', '19')
    await app.clock.runFor(4000)
    await stepAndWait(app)
    await expect(app.getByText('Jalan -6.19800')).toBeVisible()
    await stepAndWait(app)
    await expect(app.getByText('Jalan -6.19600')).toBeVisible()
    const before = requests.length
    await playerOf(app).previous.click()
    await app.clock.runFor(700)
    await expect(app.getByText('Jalan -6.19800')).toBeVisible()
    expect(requests.length, 'a cached place is not requested again').toBe(before)

    await app.clock.pauseAt(Date.now() + 3_600_000)
    const walked = requests.length
    for (let step = 0; step < 8; step += 1) await stepAndWait(app)
    expect(requests.length - walked, 'requests in 5.6 seconds').toBeLessThanOrEqual(6)
    expect(requests.length - walked).toBeGreaterThan(1)
  },
)

baseTest('F26: a public geocoder that rejects requests gets no more than three', async ({ app }) => {
  await withoutMap(app)
  let requests = 0
  await app.route(service, (route) => {
    requests += 1
    return route.fulfill({ status: 429, body: '', headers: { 'access-control-allow-origin': '*' } })
  })
  await app.clock.install()
  await app.getByRole('navigation').getByRole('link', { name: 'Laporan' }).click()
  await expect(playerOf(app).position).toHaveAttribute('max', '19')
  await app.clock.runFor(4000)
  for (let step = 0; step < 5; step += 1) {
    await stepAndWait(app)
    await app.clock.runFor(1000)
    await expect(app.getByText('Jalan tidak tersedia')).toBeVisible()
  }
  expect(requests).toBe(3)
})
