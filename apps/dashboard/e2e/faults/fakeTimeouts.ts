import type { Page } from '@playwright/test'

/** Installs Playwright's fake clock, and makes AbortSignal.timeout use this clock too. */
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

/** Advances the page's clock in steps of `stepMs` until the check passes. */
export async function runClockUntil(page: Page, check: () => Promise<void>, stepMs = 1000) {
  for (let step = 0; step < 60; step += 1) {
    try {
      await check()
      return
    } catch {
      await page.clock.runFor(stepMs)
    }
  }
  await check()
}
