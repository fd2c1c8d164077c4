import type { Page } from '@playwright/test'
import { expect, serverOrigin, test } from '../support/test.ts'

/** Collects the requests to any other origin. */
function watchForeignRequests(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== serverOrigin()) foreign.push(request.url())
  })
  return foreign
}

async function openReference(page: Page) {
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: 'SIKUD fleet API' })).toBeVisible()
}

test.describe('the API reference', () => {
  test('sends a request with the typed token, to no other origin, and stores nothing', async ({
    page,
    token,
  }) => {
    const foreign = watchForeignRequests(page)
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url() === `${serverOrigin()}/api/v1/me`) sent.push(request.headers()['authorization'])
    })
    await openReference(page)
    await page.getByRole('button', { name: 'Authorize', exact: true }).click()
    await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(token)
    await page.getByRole('button', { name: 'Apply credentials' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const call = page.locator('#operations-me-getMe')
    await page.locator('#operations-tag-me').click()
    await call.locator('.opblock-summary-control').click()
    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('button', { name: 'Execute' }).click()
    await expect(call.locator('.live-responses-table .response-col_status').last()).toContainText('200')
    expect(sent).toEqual([`Bearer ${token}`])
    expect(foreign).toEqual([])
    const storage = () =>
      page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])
    expect(await storage()).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Authorize', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'auth-bearer-value' })).toHaveValue('')
  })

  test('does not read the token of the dashboard', async ({ staff }) => {
    const sent: string[] = []
    staff.on('request', (request) => {
      if (request.headers()['authorization']) sent.push(request.url())
    })
    await openReference(staff)
    const call = staff.locator('#operations-me-getMe')
    await staff.locator('#operations-tag-me').click()
    await call.locator('.opblock-summary-control').click()
    await call.getByRole('button', { name: 'Try it out' }).click()
    const response = staff.waitForResponse(`${serverOrigin()}/api/v1/me`)
    await call.getByRole('button', { name: 'Execute' }).click()
    expect((await response).status()).toBe(401)
    expect(sent).toEqual([])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits a phone in ${colorScheme} colours`, async ({ page }) => {
      const foreign = watchForeignRequests(page)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 360, height: 740 })
      await openReference(page)
      await page.locator('#operations-tag-device').click()
      await page.locator('#operations-device-listDevices .opblock-summary-control').click()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(360)
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? 'dark-mode' : '')
      expect(foreign).toEqual([])
    })
  }
})
