import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { findChromium, testArguments } from '../chromium.ts'

const email = 'Email'
const password = 'Password'

/** What the page showed during one playback. */
export interface Viewing {
  /** Number of points on the position slider. */
  points: number
  /** Number of points that the page reports as skipped. */
  leftOut: number
  /** Slider position after playing at least ten points from the start, or all if the trip has fewer. */
  reached: number
  /** Slider position when playback stopped at the end. */
  stoppedAt: number
  /** Text of the page at the last point, with the figures of the trip. */
  readout: string
  /** Errors that the page threw. */
  faults: string[]
}

/** A signed-in user who plays trips in the dashboard, in a real browser. */
export class Viewer {
  private readonly browser: Browser
  readonly page: Page
  private readonly faults: string[] = []
  private readonly playButton: Locator

  private constructor(browser: Browser, page: Page) {
    this.browser = browser
    this.page = page
    this.playButton = page.getByRole('button', { name: 'Play', exact: true })
    page.on('pageerror', ({ message }) => this.faults.push(message))
  }

  /** Signs in through the form; throws on failure. */
  static async signIn(origin: string, account: { email: string; password: string }): Promise<Viewer> {
    const browser = await chromium.launch({ executablePath: findChromium(), args: testArguments })
    const page = await browser.newPage({ locale: 'id-ID', timezoneId: 'UTC' })
    await page.goto(`${origin}/login`)
    await page.getByLabel(email).fill(account.email)
    await page.getByLabel(password, { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(`${origin}/`)
    return new Viewer(browser, page)
  }

  /** Opens a trip on the page Laporan, plays the start of the trip, and then its last points until playback stops. */
  async watch(session: number): Promise<Viewing> {
    const { page, playButton: play } = this
    this.faults.length = 0
    await this.open(session)
    const position = page.getByRole('slider', { name: 'Posisi' })
    await play.and(page.locator(':enabled')).waitFor()
    const last = Number(await position.getAttribute('max'))
    const at = async () => Number(await position.inputValue())
    const speed = page.getByRole('slider', { name: 'Speed' })
    // A timed trip plays in recorded time first.
    const byPoint = page.getByRole('button', { name: 'Per titik' })
    await speed.or(byPoint).first().waitFor()
    if (await byPoint.isVisible()) await byPoint.click()
    await speed.focus()
    await page.keyboard.press('Home')
    const moved = waitFor(async () => (await at()) >= Math.min(10, last))
    await play.click()
    await moved
    const reached = await at()
    // The playback of a short trip ends within seconds, maybe before a click on Pause.
    if (last > 100) await page.getByRole('button', { name: 'Pause', exact: true }).click()
    else await play.waitFor()
    await position.focus()
    await page.keyboard.press('End')
    for (let back = 0; back < Math.min(5, last); back += 1) await page.keyboard.press('ArrowLeft')
    await play.click()
    await play.waitFor()
    await waitFor(async () => (await at()) === last && (await play.isVisible()))
    await page.getByRole('tab', { name: 'Angka' }).click()
    await page.getByRole('region', { name: 'Ringkasan perjalanan' }).waitFor()
    const readout = await page.getByRole('main').innerText()
    const leftOut = Number(/([\d.]+) titik dilewati/.exec(readout)?.[1]?.replaceAll('.', '') ?? 0)
    return { points: last + 1, leftOut, reached, stoppedAt: await at(), readout, faults: [...this.faults] }
  }

  /** Returns whether a trip can be played; a trip with a single point cannot be played. */
  async offersPlay(session: number): Promise<boolean> {
    await this.open(session)
    await this.page.getByText(/titik \d/).waitFor()
    return this.playButton.isEnabled()
  }

  private async open(session: number): Promise<void> {
    await this.page.goto(new URL(`/report?session=${String(session)}`, this.page.url()).href)
  }

  async leave(): Promise<void> {
    await this.browser.close()
  }
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('The playback did not progress within 30 seconds')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
