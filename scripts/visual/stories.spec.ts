import { readFileSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import { mapsDrawn, openStory, storyFacts, storyPage } from './openStory.ts'
import { screenshotsOf } from './screenshotsOf.ts'
import { serveFolder } from './serveFolder.ts'

/** The folder of a built Storybook, from `buildStorybook.ts`. */
const storybook = process.env['STORYBOOK_DIR'] ?? 'storybook-static'

interface Storybook {
  url: string
  page: Page
}

// One page for each worker, because a page for each story takes three times as long.
const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const site = await serveFolder(storybook)
      await use({ url: site.url, page: await storyPage(browser) })
      site.close()
    },
    { scope: 'worker' },
  ],
})

const index: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
  readFileSync(`${storybook}/index.json`, 'utf8'),
)

for (const { id } of Object.values(index.entries).filter(({ type }) => type === 'story')) {
  test(id, async ({ storybook: { page, url } }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openStory(page, url, id, 'light')
    const screenshots = screenshotsOf(await storyFacts(page))
    for (const [at, { name, width, height, theme }] of screenshots.entries()) {
      /* oxlint-disable no-await-in-loop -- one page shows one screenshot after the other */
      if (at > 0 || width !== 1440 || theme !== 'light') {
        await page.setViewportSize({ width, height })
        await openStory(page, url, id, theme)
      }
      await mapsDrawn(page)
      // Scrolls to the top. If a play function had scrolled the page, sticky elements (such as the top bar) would
      // appear in the middle of the screenshot.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: true })
      /* oxlint-enable no-await-in-loop */
    }
  })
}
