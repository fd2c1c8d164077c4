import type { Page } from '@playwright/test'

/**
 * Makes the dashboard see a base server (a server that has only the base API), for all pages in the browser context of
 * `page`: `/config.json` names no extensions.
 */
export async function asBase(page: Page) {
  await page.context().route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config: object = await response.json()
    await route.fulfill({ response, json: { ...config, features: [] } })
  })
}
