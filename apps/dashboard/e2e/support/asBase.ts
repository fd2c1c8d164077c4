import type { Page } from '@playwright/test'
import { serverOrigin } from './test.ts'

/**
 * Makes the dashboard see a base server (a server that has only the base API), for all pages in the browser context of
 * `page`: `/config.json` names no extensions. Its geocoder, which must be of this origin because of the CSP of our
 * server, knows no address.
 */
export async function asBase(page: Page) {
  const context = page.context()
  const config = await readConfig()
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, features: [], geocoder: '/geocoder' } }),
  )
  await context.route('**/geocoder/reverse?*', (route) => route.fulfill({ json: { error: 'No address' } }))
}

/** Reads the configuration outside the browser, over a connection of its own. */
async function readConfig(): Promise<object> {
  const response = await fetch(`${serverOrigin()}/config.json`, { headers: { connection: 'close' } })
  return response.json()
}
