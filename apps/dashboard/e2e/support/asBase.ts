import type { Page } from '@playwright/test'

/**
 * Makes the dashboard see a base server (a server that has only the base API), for all pages in the browser context of
 * `page`: `/config.json` names no extensions. Its geocoder, which must be of this origin because of the CSP of our
 * server, knows no address.
 */
export async function asBase(page: Page) {
  const context = page.context()
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config: object = await response.json()
    await route.fulfill({ response, json: { ...config, features: [], geocoder: '/geocoder' } })
  })
  await context.route('**/geocoder/reverse?*', (route) => route.fulfill({ json: { error: 'No address' } }))
}
