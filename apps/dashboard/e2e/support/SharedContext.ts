import type { Browser, BrowserContext } from '@playwright/test'

/**
 * The browser context that the tests of a worker share. Its cache keeps the files of the app, so a page loads faster.
 * `reset` removes the pages, storage, cookies, permissions and routes of a test before the next test starts.
 */
export class SharedContext {
  private readonly browser: Browser
  private context: BrowserContext | undefined
  private hasFakeClock = false

  constructor(browser: Browser) {
    this.browser = browser
  }

  async open(): Promise<BrowserContext> {
    this.context ??= await this.create()
    return this.context
  }

  /** Removes what a test left, except the cache. Closes the context if the test failed or installed a fake clock. */
  async reset(passed: boolean): Promise<void> {
    const { context } = this
    if (context === undefined) return
    if (!passed || this.hasFakeClock) return this.close()
    await Promise.all(context.pages().map((page) => page.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await context.setStorageState({ cookies: [], origins: [] })
  }

  async close(): Promise<void> {
    await this.context?.close()
    this.context = undefined
  }

  private async create() {
    const context = await this.browser.newContext()
    const { clock } = context
    const install = clock.install.bind(clock)
    this.hasFakeClock = false
    // Playwright cannot remove a fake clock from a context, so `reset` closes a context that has one.
    clock.install = (options) => {
      this.hasFakeClock = true
      return install(options)
    }
    return context
  }
}
