import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

type Row = { driver_id: number | null }
type Trip = { id: number; distance: number; share?: { counted_distance: number } }

async function rowsOf<Record>(page: Page, token: string, path: string): Promise<Record[]> {
  const response = await page.request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: Record[] } = await response.json()
  return data
}

const figure = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}: `) })

test.describe('the overview', () => {
  test('shows how many devices, vehicles and drivers the server lists', async ({ staff, token }) => {
    await staff.goto('/')
    for (const [name, path] of [
      ['Perangkat', '/device'],
      ['Kendaraan', '/vehicle'],
      ['Pengendara', '/driver'],
    ] as const) {
      const rows = await rowsOf(staff, token, path)
      await expect(figure(staff, name)).toHaveText(rows.length.toLocaleString('id-ID'))
      await expect(figure(staff, name)).toHaveAttribute('href', path)
    }
  })

  test('links "Perangkat tanpa pengendara" to the list of the devices without a driver', async ({
    staff,
    token,
  }) => {
    const devices = await rowsOf<Row>(staff, token, '/device?include=vehicle,driver')
    // The page always gets the same list of devices, because other tests create and delete devices meanwhile.
    await staff.route('**/api/v1/device?*', (route) => route.fulfill({ json: { data: devices } }))
    const count = devices.filter((device) => device.driver_id === null).length
    await staff.goto('/')
    await staff.getByRole('link', { name: `Perangkat tanpa pengendara ${count}` }).click()
    await expect(staff.getByRole('heading', { level: 1, name: 'Daftar Perangkat' })).toBeVisible()
    await expect(staff.getByText(`${count} dari ${devices.length} perangkat`)).toBeVisible()
  })

  test('says from where to where the newest trips went, and reads the ends of these only', async ({
    staff,
  }) => {
    const asked: (string | null)[] = []
    staff.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/v1/gps/session' && searchParams.has('preview'))
        asked.push(searchParams.get('limit'))
    })
    await staff.goto('/')
    const newest = staff.getByRole('list', { name: 'Terbaru' })
    await expect(newest.getByRole('link', { name: /Sekitar / }).first()).toBeVisible()
    expect(asked).toEqual(['5'])
    const route = newest.getByTitle(/^Sekitar /).first()
    const place = (await route.getAttribute('title')) ?? ''
    await route.click()
    await expect(staff).toHaveURL(/\/report\?session=\d+/)
    await expect(staff.locator('[data-trip][aria-current]').getByTitle(place, { exact: true })).toBeVisible()
  })

  test('adds up the trips of seven days, shows the states, and does not load the grid', async ({
    staff,
    token,
  }) => {
    const days: URL[] = []
    staff.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/v1/gps/session' && !url.searchParams.has('preview')) days.push(url)
    })
    await staff.goto('/')
    await expect.poll(() => days.length).toBe(7)
    const parts: Trip[] = []
    for (const { searchParams } of days) {
      expect(searchParams.get('summary')).toBe('1')
      parts.push(...(await rowsOf<Trip>(staff, token, `/gps/session?${searchParams}`)))
    }
    const distance = parts.reduce((sum, trip) => sum + (trip.share?.counted_distance ?? trip.distance), 0)
    const count = new Set(parts.map(({ id }) => id)).size
    const shown = Math.round(distance).toLocaleString('id-ID')
    await expect(staff.getByRole('link', { name: `${shown} km`, exact: true })).toBeVisible()
    await expect(staff.getByRole('link', { name: `${count} perjalanan`, exact: true })).toBeVisible()
    await expect(staff.getByRole('list', { name: 'Jarak per hari, km' }).getByRole('listitem')).toHaveCount(7)

    const part = staff.getByRole('region', { name: 'Armada sekarang' })
    await expect(staff.getByRole('grid')).toHaveCount(0)
    await part
      .getByRole('list', { name: 'Armada sekarang' })
      .getByRole('link', { name: /^Bergerak \d+$/ })
      .click()
    await expect(staff).toHaveURL('/tracking?status=moving')
    await staff.goBack()
    await part.getByRole('link', { name: 'Buka Pelacakan' }).first().click()
    await expect(staff).toHaveURL('/tracking')
    await staff.goBack()
    await staff.getByRole('list', { name: 'Terbaru' }).getByRole('link').first().click()
    await expect(staff).toHaveURL(/\/report\?session=\d+(&|$)/)
    await expect(staff.getByRole('heading', { level: 1, name: 'Laporan' })).toBeVisible()
  })
})

test.describe('the overview of a visitor who does not save data', () => {
  test.use({ prefetches: true })
  test('has a small map of the fleet', async ({ staff }) => {
    await staff.goto('/')
    const part = staff.getByRole('region', { name: 'Armada sekarang' })
    await expect(part.locator('canvas').first()).toBeVisible()
  })
})
