import type { Page } from '@playwright/test'

/** Blocks the scripts whose URL matches a pattern, by default all; returns a function that lets them load. */
export async function holdScripts(page: Page, pattern = '**/assets/*.js') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
