import { test as base, type Page } from '@playwright/test'
import { answerPublicTiles } from '../../apps/dashboard/e2e/support/tileServer.ts'

/** Opens the example and signs in; every error of the page fails the test, except the edit conflict that a test causes. */
export const test = base.extend<{ board: Page }>({
  board: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('412')) faults.push(message.text())
    })
    await answerPublicTiles(page)
    await page.goto(process.env['BOARD_ORIGIN'] ?? '')
    await page.getByLabel('E-mail').fill('admin@sikud.test')
    await page.getByLabel(/^Password/).fill('kendali-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await use(page)
    if (faults.length > 0) throw new Error(`The page reported errors:\n${faults.join('\n')}`)
  },
})

export { expect } from '@playwright/test'
