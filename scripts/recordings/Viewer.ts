import { chromium, type Browser, type Page } from 'playwright'
import { chromiumArguments, findChromium } from '../chromium.ts'

const email = 'Email'
const password = 'Password'

/** What a person saw of one trip that was played back. */
export interface Viewing {
  /** Points that the position slider spans. */
  points: number
  /** Where the slider stood after playing from the start for a moment. */
  reached: number
  /** Where it stood when playing ended by itself near the end. */
  stoppedAt: number
  /** What stands above the slider at the last point. */
  readout: string
  /** Errors that the page threw. */
  faults: string[]
}

/** Somebody in a real browser who signed in and plays trips back. */
export class Viewer {
  private readonly browser: Browser
  private readonly page: Page
  private readonly faults: string[] = []

  private constructor(browser: Browser, page: Page) {
    this.browser = browser
    this.page = page
    page.on('pageerror', ({ message }) => this.faults.push(message))
  }

  /** Signs in at `origin` by the form; throws when that fails. */
  static async signIn(origin: string, account: { email: string; password: string }): Promise<Viewer> {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
    const page = await browser.newPage({ locale: 'id-ID', timezoneId: 'UTC' })
    await page.goto(`${origin}/login`)
    await page.getByLabel(email).fill(account.email)
    await page.getByLabel(password, { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(`${origin}/`)
    return new Viewer(browser, page)
  }

  /** Opens Laporan at a session, plays its beginning, and its last points to where it stops. */
  async play(session: number): Promise<Viewing> {
    const { page } = this
    this.faults.length = 0
    await page.goto(new URL(`/report?session=${String(session)}`, page.url()).href)
    const position = page.getByRole('slider', { name: 'Posisi' })
    const play = page.getByRole('button', { name: 'Play', exact: true })
    await play.and(page.locator(':enabled')).waitFor()
    const last = Number(await position.getAttribute('max'))
    const at = async () => Number(await position.inputValue())
    await page.getByRole('slider', { name: 'Speed' }).focus()
    await page.keyboard.press('Home')
    const moved = waitFor(async () => (await at()) >= Math.min(10, last))
    await play.click()
    await moved
    const reached = await at()
    if (reached < last) await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await position.focus()
    await page.keyboard.press('End')
    for (let back = 0; back < Math.min(5, last); back += 1) await page.keyboard.press('ArrowLeft')
    await play.click()
    await play.waitFor()
    await waitFor(async () => (await at()) === last && (await play.isVisible()))
    const readout = await page.getByRole('group', { name: 'PLAYBACK CONTROL' }).innerText()
    return { points: last + 1, reached, stoppedAt: await at(), readout, faults: [...this.faults] }
  }

  async leave(): Promise<void> {
    await this.browser.close()
  }
}

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('The playback did not move on within 30 seconds')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
