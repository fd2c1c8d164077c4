import type { LivePosition } from '@sikud/api'
import { expect } from '../support/test.ts'
import { openHome, testJob } from './jobTest.ts'

/** Returns a vehicle that has been parked for so many hours. */
const vehicle = (id: number, hours: number): LivePosition => ({
  device: { id, name: `Pelacak ${id}` },
  vehicle: { id, number: `B ${1000 + id} SIM`, name: 'Isuzu Elf' },
  driver: null,
  lat: -6.2,
  lng: 106.8 + id / 100,
  speed: 0,
  heading: null,
  time: hoursAgo(0),
  status: { text: 'Parkir' },
  statusSince: hoursAgo(hours),
})

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
    await page.route('**/api/v1/gps/live', (route) =>
      route.fulfill({
        json: { data: [vehicle(1, 3), vehicle(2, 1)], time: hoursAgo(0), cursor: '1795248000.90114:90114:' },
      }),
    )
    await openHome(page)
  },
)
