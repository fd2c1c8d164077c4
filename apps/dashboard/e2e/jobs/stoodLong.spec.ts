import type { LivePosition } from '@sikud/api'
import { expect } from '../support/test.ts'
import { openHome, testJob } from './jobTest.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

testJob(
  'which vehicles have stood over 2 hours',
  2,
  async (page) => {
    await page
      .getByRole('link', { name: /Pelacakan/ })
      .locator('visible=true')
      .first()
      .click()
    await page.getByRole('button', { name: /^Berdiri > 2 jam/ }).click()
    await expect(page).toHaveURL(/\/tracking\?standing=120$/)
    const grid = page.getByRole('grid', { name: 'Armada' })
    await expect(grid).toHaveAttribute('aria-rowcount', '2')
    await expect(page.getByRole('button', { name: 'Berdiri > 2 jam 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
  async (page) => {
    // One vehicle has stood for three hours, one for an hour; the demo fleet changes with the time of day.
    await page.route('**/api/v1/gps/stream', (route) => route.abort())
    await page.route('**/api/v1/gps/live', async (route) => {
      const response = await route.fetch()
      const listed: { data: LivePosition[] } = await response.json()
      const located = listed.data.filter(({ lat }) => lat !== null)
      const data = [3, 1].map((hours, at) => ({
        ...located[at],
        status: { text: 'Parkir' },
        time: hoursAgo(0),
        statusSince: hoursAgo(hours),
      }))
      await route.fulfill({ response, json: { ...listed, data } })
    })
    await openHome(page)
  },
)
