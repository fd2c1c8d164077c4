import type { Browser, BrowserContextOptions, Page, Request } from 'playwright'
import type { StoryFacts } from './screenshotsOf.ts'

declare global {
  /** The parts of Storybook's internal API that this file uses in the page of a story. */
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id: string; phase: string; story?: StoryFacts }
    }
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void }
  }
}

/** The pending requests of each page. */
const pending = new WeakMap<Page, Set<Request>>()

/** Opens a page with a fixed language and time zone, and without animations. */
export async function storyPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return page
}

/** Reads which screenshots the open story needs. */
export function storyFacts(page: Page): Promise<StoryFacts> {
  return page.evaluate(() => {
    const story = window['__STORYBOOK_PREVIEW__']?.currentRender?.story
    if (!story) throw new Error('No story is open.')
    const { chromatic, viewport } = story.parameters
    // Returns only these parameters, because others contain functions, which `evaluate` cannot return.
    return {
      id: story.id,
      storyGlobals: story.storyGlobals,
      parameters: { chromatic, viewport: { options: viewport?.options } },
    }
  })
}

/** Opens a story and waits for its play function; throws if the play function fails. */
export async function openStory(page: Page, url: string, story: string, theme: string): Promise<void> {
  // Turns axe off, because the story tests run it.
  const globals = `theme:${theme};a11y.manual:!true`
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
  await finished(page, story)
}

/** Switches the theme of the open story. */
export async function switchTheme(page: Page, theme: string): Promise<void> {
  await emit(page, 'updateGlobals', { globals: { theme } })
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme)
}

async function finished(page: Page, story: string) {
  await page.waitForFunction(
    (id) => {
      const render = window['__STORYBOOK_PREVIEW__']?.currentRender
      return render?.id === id && render.phase === 'finished'
    },
    story,
    { timeout: 60_000 },
  )
  const fault = page.locator('.sb-show-errordisplay #error-message')
  if ((await fault.count()) > 0) throw new Error(`${story} fails: ${await fault.innerText()}`)
  await page.evaluate(() => document.fonts.ready)
  await waitForIdleNetwork(page)
}

/** Waits for lazy code, because a story without a play function finishes before its page has loaded. */
async function waitForIdleNetwork(page: Page) {
  const deadline = Date.now() + 5000
  for (let idle = 0; idle < 2 && Date.now() < deadline;) {
    // oxlint-disable-next-line no-await-in-loop -- waits until the network is idle
    await page.waitForTimeout(50)
    idle = pending.get(page)?.size === 0 ? idle + 1 : 0
  }
}

/** Waits at most 5 s for the visible maps to load their tiles; some maps never finish. */
export async function mapsDrawn(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('[data-map=loading]') === null, undefined, {
      timeout: 5000,
    })
    .catch(() => {})
}

function emit(page: Page, event: string, data: object) {
  return page.evaluate(([name, value]) => window['__STORYBOOK_ADDONS_CHANNEL__'].emit(name, value), [
    event,
    data,
  ] as const)
}
