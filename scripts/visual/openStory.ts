import type { Browser, BrowserContextOptions, Page, Request } from 'playwright'
import type { StoryFacts } from './picturesOf.ts'

declare global {
  /** Storybook's own handles in the page of a story, as far as these scripts use them. */
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id: string; phase: string }
      extract: () => Promise<Record<string, StoryFacts>>
      ready: () => Promise<void>
    }
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void }
  }
}

/** The requests of a page that have no answer yet. */
const unanswered = new WeakMap<Page, Set<Request>>()

/** A tab that shows stories as everybody's machine would: one language, one time zone, nothing moving. */
export async function storyPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  const requests = new Set<Request>()
  unanswered.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return page
}

/** Every story of a built Storybook, with its parameters. */
export async function storiesOf(page: Page, url: string): Promise<StoryFacts[]> {
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__'] !== undefined)
  return page.evaluate(async () => {
    await window['__STORYBOOK_PREVIEW__']?.ready()
    const stories = (await window['__STORYBOOK_PREVIEW__']?.extract()) ?? {}
    // No more than this: what else a story holds can be large, and of kinds that cannot leave the page.
    return Object.values(stories).map(({ id, storyGlobals, parameters: { chromatic, viewport } }) => ({
      id,
      storyGlobals,
      parameters: { chromatic, viewport: { options: viewport?.options } },
    }))
  })
}

/** Shows a story in a page of its own and waits until its play function is done; throws when that fails. */
export async function openStory(page: Page, url: string, story: string, theme: string): Promise<void> {
  // axe has looked at every story in the tests already.
  const globals = `theme:${theme};a11y.manual:!true`
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
  await finished(page, story)
}

/** Shows a story after another of the same file, as the tests do: a third of the work of a page of its own. */
export async function nextStory(page: Page, story: string, theme: string): Promise<void> {
  await emit(page, 'updateGlobals', { globals: { theme } })
  await page.evaluate(() => window.scrollTo(0, 0))
  await emit(page, 'setCurrentStory', { storyId: story, viewMode: 'story' })
  await finished(page, story)
}

/** Shows the story that is open in another theme, as the toolbar of Storybook does. */
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
  await quiet(page)
}

/** Waits for code that comes late: a story without a play function is done before its page is there. */
async function quiet(page: Page) {
  const patience = Date.now() + 5000
  for (let calm = 0; calm < 2 && Date.now() < patience;) {
    // oxlint-disable-next-line no-await-in-loop -- looks again a little later
    await page.waitForTimeout(50)
    calm = unanswered.get(page)?.size === 0 ? calm + 1 : 0
  }
}

/** Waits for the tiles of the maps in view, but not for ever: some maps never come to rest. */
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
