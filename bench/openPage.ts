import { chromium } from 'playwright'
import type { Browser, CDPSession, Page } from 'playwright'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import { saveData } from '../apps/dashboard/e2e/support/saveData.ts'
import type { Site } from './serve.ts'

export interface Opened {
  page: Page
  cdp: CDPSession
  site: Site
  close: () => Promise<void>
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // The browser resolves only the loopback address, so that no page waits for the network.
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
}

/**
 * Opens an empty page of the site in a new profile, so that the process of the page runs before the measurement. Data
 * saving is on (`saveData`), so that an idle page does not load the code of other pages.
 */
export async function openPage(
  browser: Browser,
  site: Site,
  stored: Record<string, string> = {},
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  })
  await context.addInitScript(watchDrawing)
  await context.addInitScript(saveData)
  const page = await context.newPage()
  await page.goto(`${site.url}/blank`)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  site.takeScriptBytes()
  return { page, cdp, site, close: () => context.close() }
}

/** Limits a page to a slow 4G connection (1.6 Mb/s, 150 ms) and to a quarter of the processor speed. */
export async function slowDown(cdp: CDPSession) {
  const bytes = (1.6 * 1024 * 1024) / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Records the time of each WebGL draw, for any library. */
function watchDrawing() {
  const prototype = WebGL2RenderingContext.prototype
  for (const name of [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
  ] as const) {
    const draw = prototype[name]
    Object.defineProperty(prototype, name, {
      value(this: WebGL2RenderingContext, ...values: never[]) {
        window.lastDraw = performance.now()
        return Reflect.apply(draw, this, values)
      },
    })
  }
}
