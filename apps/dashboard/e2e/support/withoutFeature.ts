import type { Page } from '@playwright/test'

/** Removes features from `/config.json`, for all pages in the browser context of `page`. */
export async function withoutFeature(page: Page, ...removed: string[]) {
  await page.context().route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config: { features: string[] } = await response.json()
    const features = config.features.filter((name) => !removed.includes(name))
    await route.fulfill({ response, json: { ...config, features } })
  })
}
