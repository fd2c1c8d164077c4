import type { Page } from '@playwright/test'

/** Installs Playwright's clock, and replaces AbortSignal.timeout, which that clock does not control. */
export async function fakeTimeouts(page: Page) {
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  await page.clock.install()
}

/** Advances the page's clock by a second at a time until the check passes. */
export async function runClockUntil(page: Page, check: () => Promise<void>) {
  for (let seconds = 0; seconds < 60; seconds += 1) {
    try {
      await check()
      return
    } catch {
      await page.clock.runFor(1000)
    }
  }
  await check()
}
