import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { comparePictures } from './comparePictures.ts'
import { mapsDrawn, nextStory, openStory, storyPage, switchTheme } from './openStory.ts'
import type { Picture } from './picturesOf.ts'

/** Pages that take pictures at the same time. */
const hands = 2

/** Takes the pictures into a folder and gives back what went wrong, a line for each story. */
export async function takePictures(
  browser: Browser,
  url: string,
  pictures: Picture[],
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const faults: string[] = []
  // A file of stories has a page of its own in each width.
  const waiting = [
    ...Map.groupBy(pictures, ({ story, width }) => `${story.split('--')[0]} ${width}`).values(),
  ]
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one hand takes one file after the other
      faults.push(...(await takeFile(browser, url, next, folder)))
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  return faults
}

/** The pictures of one file in one width. */
async function takeFile(browser: Browser, url: string, pictures: Picture[], folder: string) {
  const faults: string[] = []
  const [{ width, height } = { width: 1440, height: 900 }] = pictures
  const page = await storyPage(browser, { viewport: { width, height } })
  let shown = ''
  for (const { name, story, theme } of pictures) {
    try {
      /* oxlint-disable no-await-in-loop -- one page shows one story after the other */
      if (shown === '') await openStory(page, url, story, theme)
      else if (shown === story) await switchTheme(page, theme)
      else await nextStory(page, story, theme)
      shown = story
      writeFileSync(join(folder, `${name}.png`), await stillPicture(page, story))
      /* oxlint-enable no-await-in-loop */
    } catch (error) {
      faults.push(String(error))
      shown = ''
    }
  }
  await page.close()
  return faults
}

/** The whole page once nobody can tell two pictures of it in a row apart. */
async function stillPicture(page: Page, story: string) {
  // Where a play function scrolled to, what sticks to the window would lie across the page.
  await page.evaluate(() => window.scrollTo(0, 0))
  const options = { fullPage: true, animations: 'disabled', caret: 'hide' } as const
  await mapsDrawn(page)
  let last = await page.screenshot(options)
  for (const pause of [150, 150, 300, 600, 1200, 2400]) {
    await page.waitForTimeout(pause)
    await mapsDrawn(page)
    const now = await page.screenshot(options)
    if (comparePictures(last, now) === undefined) return now
    last = now
  }
  throw new Error(
    `${story} does not stand still; if it cannot, give it chromatic: { disableSnapshot: true } and the reason.`,
  )
}
