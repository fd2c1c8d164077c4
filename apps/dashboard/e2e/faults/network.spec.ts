import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { fakeTimeouts, runClockUntil } from './fakeTimeouts.ts'
import { playerOf } from './player.ts'
import { asBase } from '../support/asBase.ts'

const unreadable = 'Jawaban server tidak dapat dibaca. Silakan coba lagi.'
const proxyPage = '<html><head><title>502</title></head><body><h1>Bad Gateway</h1><hr>nginx</body></html>'
const isPoll = (request: Request) => request.url().includes('/gps/last')
const isMe = (route: Route) => route.request().url().includes('/api/v1/me')

/** Handles every API request with `answer`, except the requests for the current user. */
async function answerAll(page: Page, answer: (route: Route) => Promise<unknown>) {
  await page.route('**/api/v1/**', (route) => (isMe(route) ? route.continue() : answer(route)))
}

async function expectAlert(page: Page, text: string | RegExp) {
  await runClockUntil(page, () =>
    expect(page.getByRole('alert').first()).toContainText(text, { timeout: 300 }),
  )
}

test('F05: without a network the last position stays and is not marked live, and the page recovers', async ({
  staff,
  context,
}) => {
  await asBase(staff)
  await staff.clock.install()
  await staff.goto('/tracking')
  const row = staff.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(/-6\.\d{5}, 106/)
  let requests = 0
  let running = 0
  let mostRunning = 0
  const ended = (request: Request) => {
    if (isPoll(request)) running -= 1
  }
  staff.on('request', (request) => {
    if (!isPoll(request)) return
    requests += 1
    running += 1
    mostRunning = Math.max(mostRunning, running)
  })
  staff.on('requestfailed', ended)
  staff.on('requestfinished', ended)
  await context.setOffline(true)
  for (let second = 0; second < 60; second += 1) await staff.clock.runFor(1000)
  await expect(staff.getByText(/^Terputus · diperbarui \d+ mnt lalu$/)).toBeVisible()
  await expect(row).toContainText(/-6\.\d{5}, 106/)
  expect(requests, 'the page retries').toBeGreaterThanOrEqual(2)
  expect(requests, 'the delay between retries grows').toBeLessThanOrEqual(24)
  expect(mostRunning, 'one request at a time').toBe(1)
  await context.setOffline(false)
  await runClockUntil(staff, () => expect(staff.getByText(/Terputus/)).toBeHidden({ timeout: 300 }))
})

test('F06: an HTML page of a proxy is reported in lists, records and forms', async ({ staff }) => {
  await staff.clock.install()
  await staff.goto('/device/edit/1')
  await expect(staff.getByLabel('Nama')).not.toHaveValue('')
  await answerAll(staff, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: proxyPage }))
  await staff.getByLabel('Nama').fill('Tetap ada')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expectAlert(staff, 'Terjadi gangguan di server. Silakan coba lagi.')
  await expect(staff.getByLabel('Nama')).toHaveValue('Tetap ada')
  for (const path of ['/device', '/driver/detail/1', '/report']) {
    await staff.goto(path)
    await expectAlert(staff, 'Terjadi gangguan di server. Silakan coba lagi.')
    await expect(staff.getByText(/nginx|Bad Gateway|<html|JSON/)).toHaveCount(0)
  }
})

test('F07: {"data":null} instead of data shows an error or an empty page', async ({ staff }) => {
  await staff.clock.install()
  await answerAll(staff, (route) => route.fulfill({ json: { data: null } }))
  await staff.goto('/device/detail/1')
  await expectAlert(staff, unreadable)
  const menu = staff.getByRole('navigation', { name: 'Menu' })
  for (const page of ['Kendaraan', 'Laporan']) {
    await menu.getByRole('link', { name: page, exact: true }).click()
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAlert(staff, unreadable)
  }
  await menu.getByRole('link', { name: 'Pelacakan' }).click()
  const notice = staff.getByRole('alert').or(staff.getByText('Belum ada posisi'))
  await runClockUntil(staff, () => expect(notice.first()).toBeVisible({ timeout: 300 }))
  await expect(staff.getByText('Halaman ini gagal ditampilkan')).toHaveCount(0)
})

test('F08: truncated JSON is reported, and Coba lagi retries', async ({ staff }) => {
  await staff.clock.install()
  let cut = true
  await answerAll(staff, async (route) => {
    if (!cut) return route.continue()
    const body = await (await route.fetch()).text()
    return route.fulfill({ contentType: 'application/json', body: body.slice(0, body.length / 2) })
  })
  await staff.goto('/vehicle')
  await expectAlert(staff, unreadable)
  await expect(staff.getByText(/JSON|Unexpected|SyntaxError/)).toHaveCount(0)
  cut = false
  await staff.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(staff.getByRole('grid', { name: 'Daftar Kendaraan' })).toBeVisible()
})

test('F09: a save times out after fifteen seconds and keeps the draft', async ({ staff }) => {
  await fakeTimeouts(staff)
  await staff.route('**/api/v1/driver/create', () => {})
  await staff.goto('/driver/add')
  await staff.getByLabel('Nama').fill('Tidak terjawab')
  await staff.getByRole('button', { name: 'SIMPAN', exact: true }).click()
  await expect(staff.getByRole('button', { name: 'MENYIMPAN...' })).toBeDisabled()
  await staff.clock.runFor(14_000)
  await expect(staff.getByRole('button', { name: 'MENYIMPAN...' })).toBeDisabled()
  await staff.clock.runFor(2000)
  await expect(staff.getByRole('button', { name: 'SIMPAN', exact: true })).toBeEnabled()
  await expect(staff.getByRole('alert')).toContainText('Data ini mungkin sudah tersimpan.')
  await expect(staff.getByLabel('Nama')).toHaveValue('Tidak terjawab')
})

test('F10: choosing a second trip aborts the request for the first', async ({ staff, token }) => {
  await staff.goto('/report')
  const { position, session } = playerOf(staff)
  await expect(position).toHaveAttribute('max', /[1-9]/)
  const held: Route[] = []
  await staff.route('**/api/v1/gps/session/*', (route) => {
    if (held.length > 0) return route.continue()
    held.push(route)
    return undefined
  })
  const aborted = staff.waitForEvent('requestfailed', (request) => request.url().includes('/gps/session/'))
  await session(1).click()
  await expect.poll(() => held.length).toBe(1)
  const second = staff.waitForRequest('**/api/v1/gps/session/*')
  await session(2).click()
  // The test sends its own request for the trip. It cannot read the page's response, because the browser drops a
  // response that the page has read as a blob.
  const headers = { authorization: `Bearer ${token}` }
  const answer = await staff.request.get((await second).url(), { headers })
  const { data }: { data: { points: unknown[] } } = await answer.json()
  await expect(position).toHaveAttribute('max', String(data.points.length - 1))
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED')
  await held[0]?.abort().catch(() => {}) // The page has already aborted this request.
  await expect(session(2)).toHaveAttribute('aria-current', 'true')
  await expect(position).toHaveAttribute('max', String(data.points.length - 1))
})
