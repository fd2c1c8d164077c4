import type { Page } from '@playwright/test'

/** The same server without what the base does not have. */
export async function withoutLiveFleet(page: Page) {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config: { features: string[] } = await response.json()
    const features = config.features.filter((name) => name !== 'liveFleet')
    await route.fulfill({ response, json: { ...config, features } })
  })
}
