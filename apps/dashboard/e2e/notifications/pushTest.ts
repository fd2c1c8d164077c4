import { expect, test as plain } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findFullChromium, testArguments } from '../../../../scripts/chromium.ts'
import { startBaseStandIn } from '../base/baseStandIn.ts'
import { standInForProvider, webConfig } from './pushProvider.ts'
import { standInForSubscribe } from './pushSubscription.ts'
import { startStaticHost } from '../support/staticHost.ts'
import { answerPublicTiles } from '../support/tileServer.ts'
import { watchForFaults } from '../support/watchForFaults.ts'

export { expect }

type Fixtures = {
  /** The value of `push` in `/config.json`. */
  push: Record<string, string>
  /** Responses that the static host sends instead of the built file of the push service worker. */
  worker: Parameters<typeof startStaticHost>[1]
  /** Whether the user has already granted the permission for notifications. */
  isAllowed: boolean
  base: Awaited<ReturnType<typeof startBaseStandIn>>
  provider: Awaited<ReturnType<typeof standInForProvider>>
  /** A page of a signed-in user, with push configured; the test must open the first URL itself. */
  staff: Page
}

/** Playwright's `test` with push: the dashboard on a static host, a fake base server and a fake push provider. */
export const test = plain.extend<Fixtures>({
  push: [webConfig, { option: true }],
  worker: [{}, { option: true }],
  isAllowed: [true, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
  base: async ({}, use) => {
    const standIn = await startBaseStandIn()
    await use(standIn)
    expect(standIn.unexpectedCalls, 'no call or header outside the base contract').toEqual([])
    await standIn.stop()
  },
  provider: async ({ context }, use) => {
    await standInForSubscribe(context)
    await use(await standInForProvider(context))
  },
  baseURL: async ({ base, push, worker }, use) => {
    const host = await startStaticHost({ apiBaseUrl: base.apiBaseUrl, push }, worker)
    await use(host.origin)
    await host.stop()
  },
  staff: async ({ page, context, base, baseURL, isAllowed, provider: _ready }, use) => {
    if (isAllowed) await context.grantPermissions(['notifications'], { origin: baseURL })
    const faults = watchForFaults(page)
    await answerPublicTiles(page)
    await context.addInitScript((token) => {
      if (location.origin !== 'null') localStorage.setItem('token', token)
    }, base.token)
    await use(page)
    expect(faults, 'the browser reports no fault').toEqual([])
  },
})

/** Starts the full Chromium, which workers and notifications need. Each test file must pass this to `test.use`. */
export const fullBrowser = {
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findFullChromium(), args: testArguments },
} as const
