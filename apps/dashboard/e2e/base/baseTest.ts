import { expect, test as plain } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startBaseStandIn } from './baseStandIn.ts'
import { saveData } from '../support/saveData.ts'
import { startStaticHost } from '../support/staticHost.ts'
import { answerPublicTiles } from '../support/tileServer.ts'
import { watchForFaults } from '../support/watchForFaults.ts'
import { signIn } from '../support/visit.ts'

export { expect }

type StandIn = Awaited<ReturnType<typeof startBaseStandIn>>

/** Playwright's `test`; the dashboard comes from a static host, and the API from a base server on another origin. */
export const test = plain.extend<{ provider: StandIn; app: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
  provider: async ({}, use) => {
    const standIn = await startBaseStandIn()
    await use(standIn)
    expect(standIn.unexpectedCalls, 'no call or header outside the base contract').toEqual([])
    await standIn.stop()
  },
  app: async ({ page, provider }, use) => {
    const host = await startStaticHost({ apiBaseUrl: provider.apiBaseUrl })
    const faults = watchForFaults(page)
    await page.addInitScript(saveData)
    await answerPublicTiles(page)
    await page.route('https://nominatim.openstreetmap.org/**', (route) => route.abort())
    const leaks: string[] = []
    page.on('request', (request) => {
      const sent = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n')
      if (sent.includes(provider.token) && !request.url().startsWith(provider.apiBaseUrl))
        leaks.push(request.url())
    })
    await page.goto(`${host.origin}/login`)
    await signIn(page, { email: 'staf@penyedia.test', password: 'rahasia-penyedia' })
    await expect(page).toHaveURL(`${host.origin}/`)
    await use(page)
    // Removes all route handlers: a handler that still waits for a response would fail when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(faults, 'the browser reports no fault').toEqual([])
    expect(leaks, 'the token goes only to the API').toEqual([])
    await host.stop()
  },
})
