import { test as base, type Page } from '@playwright/test'
import { answerPublicTiles } from '../../apps/dashboard/e2e/support/tileServer.ts'

interface Pages {
  /** A page with map tiles of the test. Every error of the page fails the test. */
  watched: Page
  /** The example app after the sign-in. */
  board: Page
}

/** Watches pages for errors; ignores the edit conflict that a test causes. */
export const test = base.extend<Pages>({
  watched: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('412')) faults.push(message.text())
    })
    await answerPublicTiles(page)
    await use(page)
    if (faults.length > 0) throw new Error(`The page reported errors:\n${faults.join('\n')}`)
  },
  board: async ({ watched }, use) => {
    await watched.goto(process.env['BOARD_ORIGIN'] ?? '')
    await watched.getByLabel('E-mail').fill('admin@sikud.test')
    await watched.getByLabel(/^Password/).fill('kendali-demo')
    await watched.getByRole('button', { name: 'Sign in' }).click()
    // A reload before the session is stored would show the sign-in again.
    await watched.getByRole('link', { name: 'Vehicles' }).first().waitFor()
    await use(watched)
  },
})

export { expect } from '@playwright/test'
