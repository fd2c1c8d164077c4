import { test as base, expect } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { saveData } from './saveData.ts'
import { SharedContext } from './SharedContext.ts'
import { watchForFaults } from './watchForFaults.ts'

export { expect }

export const account = { email: 'admin@sikud.test', password: 'kendali-demo' }

/**
 * Returns an administrator for tests that sign in themselves. The server keeps at most ten sessions of a user, so tests
 * that sign in as the demo administrator would end the sessions of other tests.
 */
export function formAccount(): { email: string; password: string } {
  return JSON.parse(variable('SIKUD_FORM_ACCOUNT'))
}

export function serverOrigin(): string {
  return variable('SIKUD_ORIGIN')
}

/** Returns the origin that phones send positions to. */
export function phoneOrigin(): string {
  return variable('SIKUD_PHONE_ORIGIN')
}

/** Returns the port of the server for Teltonika trackers. */
export function teltonikaPort(): number {
  return Number(variable('SIKUD_TELTONIKA_PORT'))
}

function variable(name: string): string {
  const value = process.env[name]
  if (value === undefined) throw new Error('No server. Run these tests through e2e/playwright.config.ts.')
  return value
}

/** Opens a page in a new browser context, which is created with `options`. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>

type WorkerFixtures = { sharedContext: SharedContext }

type Fixtures = {
  /** Whether each test gets its own browser context, for example because it needs an empty cache. */
  ownContext: boolean
  /** The session token of the demo administrator. */
  token: string
  /**
   * Whether the browser prefetches other pages while it is idle. Off by default, so that each test controls which files
   * load.
   */
  prefetches: boolean
  /** A page signed in as the demo administrator. */
  staff: Page
  /** Opens a page of another visitor; it is closed at the end of the test. */
  openPage: OpenPage
}

/**
 * Session token that the tests of this worker share, and those of the worker that replaces it after a failed test. The
 * server keeps at most ten sessions of a user: if each test started a session, it would end the sessions of slow tests.
 * Workers share no session, because a test can view as another role, which all pages of the session then do.
 */
let keptToken = process.env[`SIKUD_TOKEN_${process.env['TEST_PARALLEL_INDEX']}`] ?? ''

/** Signs in as the demo administrator of a server, by default the server that all tests share; returns the token. */
export async function newToken(origin = serverOrigin()): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token }: { token: string } = await response.json()
  return token
}

/** Returns whether the session is still valid; a test may have ended it. */
async function isAccepted(token: string): Promise<boolean> {
  const response = await fetch(`${serverOrigin()}/api/v1/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return response.ok
}

/** Playwright's `test` with the real server. A test fails on a CSP violation or an uncaught error in the browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: [false, { option: true }],
  sharedContext: [
    async ({ browser }, use) => {
      const shared = new SharedContext(browser)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, ownContext, sharedContext }, use, info) => {
    if (ownContext) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const context = await sharedContext.open()
    await use(context)
    await sharedContext.reset(info.status === info.expectedStatus)
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
  baseURL: async ({}, use) => use(serverOrigin()),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
  token: async ({}, use) => {
    if (!(await isAccepted(keptToken))) keptToken = await newToken()
    await use(keptToken)
  },
  page: async ({ page, prefetches }, use) => {
    if (!prefetches) await page.addInitScript(saveData)
    const faults = watchForFaults(page)
    await use(page)
    // Removes all route handlers: a handler that still waits for a response would fail when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(faults, 'the browser reports no fault').toEqual([])
  },
  prefetches: [false, { option: true }],
  openPage: async ({ browser, prefetches }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      if (!prefetches) await context.addInitScript(saveData)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  staff: async ({ page, token }, use) => {
    await page.goto('/robots.txt')
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await use(page)
  },
})
