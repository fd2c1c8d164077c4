import type { Page } from '@playwright/test'
import { openTab, playerOf, withoutMap } from '../faults/player.ts'
import { serveTrips, straightTrip } from '../faults/serveTrips.ts'
import { expect, test } from '../support/test.ts'

const POINTS = 20_000

/** Serves a trip of more than a megabyte with one invalid point, and a short trip. */
async function serveLongTrip(page: Page) {
  const long = straightTrip(POINTS, [106.8, -6.2], (index) => ({ speed: index < POINTS / 2 ? 40 : 95 }))
  await serveTrips(page, [...long, { lat: null, lng: null }], straightTrip(3, [106.8, -6.2]))
}

async function expectTheTrip(page: Page) {
  const { position, session } = playerOf(page)
  await expect(position).toHaveAttribute('max', String(POINTS - 1))
  await expect(page.getByText('titik 1 dari 20.000')).toBeVisible()
  await openTab(page, 'Angka')
  await expect(page.getByText('1 titik dilewati')).toBeVisible()
  await openTab(page, 'Perjalanan')
  await position.press('End')
  await expect(page.getByText('titik 20.000 dari 20.000')).toBeVisible()
  await expect(page.getByText('95 km/jam').first()).toBeVisible()
  await session(1).click()
  await expect(position).toHaveAttribute('max', '2')
  await session(0).click()
  await expect(position).toHaveAttribute('max', String(POINTS - 1))
}

test('a worker parses a trip of 20,000 points, and then stops', async ({ staff }) => {
  await serveLongTrip(staff)
  const reading = staff.waitForEvent('worker', (worker) => worker.url().includes('tripWorker'))
  await staff.goto('/report')
  const worker = await reading
  await expectTheTrip(staff)
  expect(staff.workers()).not.toContain(worker)
})

test('the page parses the trip if the worker cannot start', async ({ staff }) => {
  await withoutMap(staff)
  await serveLongTrip(staff)
  await staff.route('**/tripWorker*', (route) => route.abort())
  await staff.goto('/report')
  await expectTheTrip(staff)
})
