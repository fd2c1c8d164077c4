import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { tiles } from '../support/tileServer.ts'

const worker = '**/assets/maplibre-gl-worker*'
const map = (page: Page) => page.getByRole('main')

async function expectFailedMap(page: Page) {
  await expect(map(page).getByText('Peta gagal dimuat')).toBeVisible()
  await expect(map(page).getByText('Tabel dan koordinat tetap dapat dipakai.')).toBeVisible()
  await expect(map(page).getByRole('progressbar')).toHaveCount(0)
  await expect(map(page).getByText('Memuat peta')).toHaveCount(0)
}

test('F27: a map reports that its worker is an HTML page, and recovers after Coba lagi', async ({
  staff,
}) => {
  await staff.route(worker, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>SIKUD</title>' }),
  )
  await staff.goto('/tracking')
  await expectFailedMap(staff)
  await expect(staff.getByRole('grid').getByRole('row').nth(1)).toContainText(/dekat /)
  await staff.unroute(worker)
  await map(staff).getByRole('button', { name: 'Coba lagi' }).click()
  await expect(map(staff).getByText('Peta gagal dimuat')).toHaveCount(0)
  await expect(map(staff).getByRole('button', { name: 'Perbesar' })).toBeVisible()
})

test('F27: the player of a trip works while the map has no worker', async ({ staff }) => {
  await staff.route(worker, (route) => route.fulfill({ status: 404, body: '' }))
  await staff.goto('/report')
  await expectFailedMap(staff)
  const position = staff.getByRole('slider', { name: 'Posisi' })
  await expect(position).toHaveAttribute('max', /[1-9]/)
  await position.focus()
  await staff.keyboard.press('ArrowRight')
  await expect(position).toHaveValue('1')
})

test('F27: a worker blocked by the content security policy is reported', async ({ staff, context }) => {
  await expect(staff).toHaveURL('/robots.txt')
  const page = await withoutWorkers(context)
  await page.goto('/tracking')
  await expectFailedMap(page)
})

test('F27: the table works when the code of the map is missing', async ({ staff }) => {
  await staff.route('**/assets/FleetMapCanvas-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await staff.goto('/tracking')
  await expectFailedMap(staff)
  await expect(staff.getByRole('grid').getByRole('row').nth(1)).toContainText(/dekat /)
})

/**
 * Opens a new page whose content security policy (CSP) allows no worker. The page `staff` cannot be used here: it fails
 * the test after each violation of the CSP.
 */
async function withoutWorkers(context: BrowserContext) {
  const page = await context.newPage()
  await page.route(tiles, (route) => route.abort())
  await page.route('**/tracking', async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    const policy = headers['content-security-policy']?.replace(/worker-src[^;]*/, "worker-src 'none'")
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy ?? '' },
    })
  })
  return page
}
