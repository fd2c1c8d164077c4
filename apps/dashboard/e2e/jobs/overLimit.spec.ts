import { apiOf } from '../support/apiOf.ts'
import { expect, phoneOrigin } from '../support/test.ts'
import { openHome, testJob } from './jobTest.ts'

const SPEED_KMH = 90
let made = 0

testJob(
  'was anyone above 80 today',
  3,
  async (page) => {
    await page.getByRole('link', { name: /^Di atas batas hari ini/ }).click()
    await page.getByRole('button', { name: 'Batas 80 km/jam' }).click()
    const row = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: `Cepat ${made}` })
    await expect(row.first()).toContainText(`${SPEED_KMH} km/jam`)
    await expect(row.first()).toContainText('1 mnt 0 dtk')
    await row.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/report\?device=\d+&moment=20/)
  },
  async (page, token) => {
    made += 1
    const imei = `8697${String(Date.now()).slice(-8)}${String(made).padStart(3, '0')}`
    const api = apiOf(token)
    await api('device/create', { name: `Cepat ${made}`, imei })
    // Faster than the limit of the user too, so that Dashboard has a row that is a link.
    await drive(imei, 120, Date.now() - 600_000)
    await drive(imei, SPEED_KMH, Date.now() - 120_000)
    await openHome(page)
    await expect(page.getByRole('link', { name: /^Di atas batas hari ini/ })).toBeVisible({ timeout: 90_000 })
  },
)

/** Sends the positions of a minute with this speed, straight to the east. */
async function drive(imei: string, kmh: number, start: number) {
  const location = Array.from({ length: 7 }, (_, at) => ({
    timestamp: new Date(start + at * 10_000).toISOString(),
    coords: {
      latitude: -7.2575,
      longitude: 112.7521 + ((start % 86_400_000) + at * 10_000) * 2e-7,
      speed: kmh / 3.6,
      heading: 90,
      accuracy: 6,
      altitude: 12,
    },
  }))
  const response = await fetch(phoneOrigin(), {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ location, device_id: imei }),
  })
  expect(response.status).toBe(200)
}
