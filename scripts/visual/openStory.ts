import type { Browser, BrowserContextOptions, Page } from 'playwright'
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

/** A tab that shows stories as everybody's machine would: one language, one time zone, nothing moving. */
export function storyPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return browser.newPage({
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
}

/** Every story of a built Storybook, with its parameters. */
export async function storiesOf(page: Page, url: string): Promise<StoryFacts[]> {
  await page.goto(`${url}/iframe.html`)
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__'] !== undefined)
  const stories = await page.evaluate(async () => {
    await window['__STORYBOOK_PREVIEW__']?.ready()
    // Through JSON: parameters hold components and functions, which cannot leave the page.
    return JSON.stringify(await window['__STORYBOOK_PREVIEW__']?.extract(), (key, value: unknown) =>
      key === 'component' || key === 'docs' || key === 'subcomponents' ? undefined : value,
    )
  })
  const facts: Record<string, StoryFacts> = JSON.parse(stories)
  return Object.values(facts)
}

/** Shows a story and waits until its play function is done; throws when that fails. */
export async function openStory(page: Page, url: string, story: string, theme: string): Promise<void> {
  // axe has looked at every story in the tests already.
  const globals = `theme:${theme};a11y.manual:!true`
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=${globals}`)
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
}

/** Shows the story that is open in another theme, as the toolbar of Storybook does. */
export async function switchTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    (wanted) => window['__STORYBOOK_ADDONS_CHANNEL__'].emit('updateGlobals', { globals: { theme: wanted } }),
    theme,
  )
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme)
}
