import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { freePort } from '../../../../scripts/listen.ts'
import { runClockUntil } from '../faults/fakeTimeouts.ts'
import { drive } from '../trips/phoneDrive.ts'
import { deliver } from './pushMessage.ts'
import { standInForProvider, tokenNumber } from './pushProvider.ts'
import { startPushSending } from './pushSending.ts'
import { standInForSubscribe } from './pushSubscription.ts'
import { fullBrowser } from './pushTest.ts'
import { apiOf } from '../support/apiOf.ts'
import { startServer } from '../support/startServer.ts'
import { expect, newToken, type OpenPage, test } from '../support/test.ts'
import { answerPublicTiles } from '../support/tileServer.ts'

const imei = '352099001761490'
const name = 'L 8841 UJI'

test.use(fullBrowser)

test('speeding causes one push message, a count in both browsers, and a link to that point of the trip', async ({
  openPage,
}) => {
  await using world = await startWorld()
  const { origin, phone, sent } = world
  const token = await newToken(origin)
  const api = apiOf(token, origin)
  const { id } = await api('device/create', { name, imei })
  await api('notification/rule', onlySpeeding, 'PUT')
  // The demo fleet brings notifications of a week.
  const listed = async (): Promise<{ id: number }[]> => api('notification')
  await expect.poll(async () => (await listed()).length).toBeGreaterThan(0)
  await api('notification/read', { ids: (await listed()).map((one) => one.id) })
  const pushed = await openBrowser(openPage, origin, token, true)
  const other = await openBrowser(openPage, origin, await newToken(origin), false)
  await pushed.goto('/account/profile')
  await expect(pushed.getByText('Diizinkan dan menyala')).toBeVisible()
  await other.goto('/')
  await expect(bell(other)).toBeVisible()

  const fixes = drive(Date.now())
  await report(phone, fixes.slice(0, -3))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    token: tokenNumber(1),
    notification: { title: `${name} melaju 72 km/jam`, body: expect.stringMatching(/W(?:IB|ITA)/) },
    data: { kind: 'speeding' },
  })
  await pollUntil(other, () => expect(badge(other, '01')).toBeVisible({ timeout: 500 }))
  await pollUntil(pushed, () => expect(badge(pushed, '01')).toBeVisible({ timeout: 500 }))

  // Delivers to the browser the message that our server sent to the provider.
  const [push] = sent
  await deliver(pushed, { ...push?.notification, ...push?.data })
  await expect(
    pushed.getByRole('status').getByText(`${name} melaju 72 km/jam`, { exact: true }),
  ).toBeVisible()

  // Sends the same positions again: the notification rule must not create a second notification for them.
  await report(phone, fixes)
  await expect.poll(async () => (await api(`device/${id}/contact`)).repeated).toBeGreaterThan(0)
  await expect
    .poll(async () => (await api(`gps/session?summary=1&device_id=${id}`)).length)
    .toBeGreaterThan(0)

  await bell(other).click()
  await other.getByRole('link', { name: new RegExp(`${name} melaju`) }).click()
  await expect(other).toHaveURL(/\/report\?.*session=\d+/)
  const position = other.getByRole('slider', { name: 'Posisi' })
  const fulfilled = fixes.findIndex(({ time }) => time >= Date.parse(push?.data['at'] ?? ''))
  await expect(position).toHaveAttribute('aria-valuetext', new RegExp(clockOf(fixes[fulfilled]?.time ?? 0)))
  await expect(badge(other, '01')).toBeHidden()
  await pollUntil(pushed, () => expect(badge(pushed, '01')).toBeHidden({ timeout: 500 }))
  expect(sent).toHaveLength(1)
})

const onlySpeeding = {
  silent: { on: false, minutes: 60 },
  speeding: { on: true, kmh: 60, seconds: 60 },
  trip_started: false,
  trip_ended: false,
  unknown_device: false,
  no_driver: false,
  quiet: { on: false, from: '22:00', to: '05:00' },
  zone: 'Asia/Jakarta',
}

/** Starts a server with push; returns its URL, the URL for phones and the messages sent to the provider. */
async function startWorld() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sikud-speeding-'))
  const sending = await startPushSending()
  const port = String(await freePort())
  const server = await startServer(dataDir, { OSMAND_PORT: port, ...sending.settings })
  return {
    origin: server.origin,
    phone: `http://127.0.0.1:${port}`,
    sent: sending.sent,
    async [Symbol.asyncDispose]() {
      await server.stop()
      await sending.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens a signed-in page in a browser with or without push. */
async function openBrowser(
  openPage: OpenPage,
  origin: string,
  token: string,
  hasPush: boolean,
): Promise<Page> {
  const page = await openPage({ baseURL: origin })
  const context = page.context()
  if (hasPush) await allowPush(context, origin)
  await context.addInitScript((value) => {
    if (location.origin !== 'null') localStorage.setItem('token', value)
  }, token)
  await page.clock.install()
  await answerPublicTiles(page)
  return page
}

async function allowPush(context: BrowserContext, origin: string) {
  await context.grantPermissions(['notifications'], { origin })
  await standInForSubscribe(context)
  await standInForProvider(context)
}

async function report(phone: string, fixes: ReturnType<typeof drive>) {
  const location = fixes.map(({ time, lat, lng, speed, heading }) => ({
    timestamp: new Date(time).toISOString(),
    coords: { latitude: lat, longitude: lng, speed, heading, accuracy: 6, altitude: 12 },
  }))
  const response = await fetch(phone, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ location, device_id: imei }),
  })
  expect(response.status).toBe(200)
}

/** Advances the page's clock from poll to poll of the inbox until the check passes. */
function pollUntil(page: Page, check: () => Promise<void>) {
  return runClockUntil(page, check, 11_000)
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Pemberitahuan/ })
}

function badge(page: Page, count: string) {
  return page.getByRole('button', { name: new RegExp(`^Pemberitahuan, ${count}`) })
}

function clockOf(time: number) {
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'Asia/Jakarta' } as const
  return new Intl.DateTimeFormat('id-ID', clock).format(time)
}
