import type { Page } from '@playwright/test'

/** Delays the scripts of the page that match a URL pattern, by default all; returns a function that ends the delay. */
export async function holdScripts(page: Page, pattern = '**/assets/*.js') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
