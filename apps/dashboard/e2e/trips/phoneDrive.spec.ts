import type { Page } from '@playwright/test'
import { openTab } from '../faults/player.ts'
import { drive, type PhoneFix } from './phoneDrive.ts'
import { type Api, apiOf } from '../support/apiOf.ts'
import { expect, phoneOrigin, test } from '../support/test.ts'

const imei = '352099001761481'
const name = 'Ponsel Surabaya'

test('the page shows the positions of a driving phone live, and plays its trip', async ({ staff, token }) => {
  const api = apiOf(token)
  const { id } = await api('device/create', { name, imei })
  const fixes = drive(Date.now())
  const rest = fixes.findIndex(({ speed }, index) => index > 0 && speed === 0)
  const [entrance, exit] = [14, 30]
  const row = staff.getByRole('grid', { name: 'Armada' }).locator('tbody').getByRole('row')
  await staff.goto(`/tracking?q=${name}`)
  await expect(row).toContainText('Tidak ada data')

  await sendSingly(fixes.slice(0, entrance))
  await expect(row).toContainText('dari Surabaya')
  await row.click()
  await expectPlace(staff, fixes[entrance - 1])
  await expect(row).toContainText(/1[0-9] mnt lalu/)
  // The status is "no new position": the phone makes contact, but its newest position is more than 10 minutes old.
  await expect(row).toContainText('Tidak ada posisi baru')

  // The phone leaves a tunnel: the app sends the current position, then the stored positions in reverse order. The
  // server has two of the stored positions already.
  await sendSingly(fixes.slice(exit, exit + 1))
  await sendStored(fixes.slice(entrance - 2, exit).toReversed())
  await expectPlace(staff, fixes[exit])

  await sendStored(fixes.slice(exit + 1, -1))
  await sendSingly(fixes.slice(-1))
  await expectPlace(staff, fixes.at(-1))
  await expect(row).toContainText('Bergerak')
  await expect(row).toContainText('36 km/jam')
  await expect(row).toContainText(/baru saja|dtk lalu/)
  await expect(row).not.toContainText('Simulasi')
  expect(await api(`device/${id}/contact`)).toMatchObject({
    protocol: 'osmand',
    accepted: fixes.length,
    repeated: 2,
    late: exit - entrance,
    refused: [],
    spikes: 0,
    battery: { percent: 65 },
  })

  const driven = fixes.slice(0, rest)
  const session = await findTrip(api, id, driven)
  await staff.goto(`/report?session=${session}`)
  const position = staff.getByRole('slider', { name: 'Posisi' })
  await expect(position).toHaveAttribute('max', /^\d\d$/)
  await openTab(staff, 'Angka')
  await expect(staff.getByRole('region', { name: 'Ringkasan perjalanan' })).toContainText(
    `${kilometres(driven).toFixed(1).replace('.', ',')} km`,
  )
  await staff.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(3)
})

/** Sends each position in the query of its own request, as some phone apps do. */
async function sendSingly(fixes: PhoneFix[]) {
  for (const { time, lat, lng, speed, heading } of fixes) {
    const report = {
      id: imei,
      lat,
      lon: lng,
      timestamp: time,
      speed: speed / 0.514444,
      bearing: heading,
      batt: 65,
    }
    const query = new URLSearchParams(Object.entries(report).map(([key, value]) => [key, String(value)]))
    expect((await fetch(`${phoneOrigin()}/?${query}`)).status).toBe(200)
  }
}

/** Sends all positions in one request, as an app does that stored them while offline. */
async function sendStored(fixes: PhoneFix[]) {
  const location = fixes.map(({ time, lat, lng, speed, heading }) => ({
    timestamp: new Date(time).toISOString(),
    coords: { latitude: lat, longitude: lng, speed, heading, accuracy: 6, altitude: 12 },
    battery: { level: 0.65, is_charging: false },
  }))
  const response = await fetch(phoneOrigin(), {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ location, device_id: imei }),
  })
  expect(response.status).toBe(200)
}

function rounded(place: string | null) {
  return place?.split(',').map((part) => Number(part).toFixed(5))
}

/** Expects that the card of the chosen vehicle links to the place of a position. */
function expectPlace(page: Page, fix: PhoneFix | undefined) {
  const link = page.getByRole('link', { name: 'Peta luar', exact: true })
  const place = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('query')
  return expect.poll(async () => rounded(await place())).toEqual([fix?.lat.toFixed(5), fix?.lng.toFixed(5)])
}

function kilometres(fixes: PhoneFix[]) {
  return fixes.reduce((sum, { speed }) => sum + speed * 10, 0) / 1000
}

/** Waits until the server has detected the trip up to the last position of `driven`; returns the id of the trip. */
async function findTrip(api: Api, device: number, driven: PhoneFix[]) {
  const arrival = driven.at(-1)?.time ?? 0
  let id: number | undefined
  await expect
    .poll(async () => {
      const trips: { id: number; end: { time: string } }[] = await api(
        `gps/session?summary=1&device_id=${device}`,
      )
      id = trips.find(({ end }) => Math.abs(Date.parse(end.time) - arrival) <= 10_000)?.id
      return id
    })
    .toBeDefined()
  return id
}
