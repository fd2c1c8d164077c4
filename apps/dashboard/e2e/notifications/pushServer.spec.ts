import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { standInForProvider, tokenNumber, webConfig } from './pushProvider.ts'
import { startPushSending, type SentPush } from './pushSending.ts'
import { standInForSubscribe } from './pushSubscription.ts'
import { fullBrowser } from './pushTest.ts'
import { startServer } from '../support/startServer.ts'
import { account, expect, test as plain } from '../support/test.ts'
import { answerPublicTiles } from '../support/tileServer.ts'
import { signIn } from '../support/visit.ts'

type PushingServer = { origin: string; sent: SentPush[] }

/** Playwright's `test` with a server of its own, which sends its push messages to a fake provider. */
const test = plain.extend<object, { pushing: PushingServer }>({
  pushing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
    async ({}, use) => {
      const sending = await startPushSending()
      const dataDir = await mkdtemp(join(tmpdir(), 'sikud-push-'))
      const server = await startServer(dataDir, sending.settings)
      await use({ origin: server.origin, sent: sending.sent })
      await server.stop()
      await sending.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pushing }, use) => use(pushing.origin),
})

test.use(fullBrowser)

test.describe('push from our server', () => {
  test('registers the browser under the content security policy, sends a test, and unregisters it at sign-out', async ({
    page,
    context,
    pushing,
  }) => {
    await context.grantPermissions(['notifications'], { origin: pushing.origin })
    await standInForSubscribe(context)
    await standInForProvider(context)
    await answerPublicTiles(page)
    await page.goto('/login?next=/account/profile')
    await signIn(page, account)
    await expect(page.getByText('Diizinkan dan menyala')).toBeVisible()

    await page.getByRole('button', { name: 'Kirim percobaan' }).click()
    await expect(page.getByText(/dikirim lewat penyedia/)).toBeVisible()
    expect(pushing.sent).toHaveLength(1)
    expect(pushing.sent[0]).toMatchObject({
      token: tokenNumber(1),
      notification: { title: 'Pemberitahuan percobaan' },
      webpush: { notification: { click_action: `${pushing.origin}/account/profile` } },
    })

    const removed = page.waitForRequest(
      (request) => request.method() === 'DELETE' && request.url().includes('/push/token/'),
    )
    await page.getByRole('button', { name: 'Keluar', exact: true }).click()
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    expect(decodeURIComponent((await removed).url())).toContain(tokenNumber(1))
    await expect(page).toHaveURL(/\/login/)
  })

  test('serves the push worker at its own path, uncached and with its own CSP', async ({ request }) => {
    const worker = await request.get('/firebase-messaging-sw.js?apiKey=x')
    expect(worker.status()).toBe(200)
    expect(worker.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect(worker.headers()['content-type']).toMatch(/javascript/)
    expect(worker.headers()['content-security-policy']).toContain(
      "connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
    )
    expect(await (await request.get('/config.json')).json()).toMatchObject({ push: webConfig })
  })
})

plain('without push the worker URL returns 404, and no push code loads', async ({ staff, request }) => {
  const worker = await request.get('/firebase-messaging-sw.js')
  expect(worker.status()).toBe(404)
  expect(worker.headers()['content-type']).toMatch(/^text\/plain/)
  const loaded: string[] = []
  staff.on('request', (sent) => loaded.push(sent.url()))
  await staff.goto('/account/profile')
  await expect(staff.getByRole('button', { name: 'SIMPAN', exact: true })).toBeVisible()
  await expect(staff.getByText('Pemberitahuan peramban')).toHaveCount(0)
  expect(loaded.filter((url) => /push|firebase|connectProvider/i.test(url))).toEqual([])
})
