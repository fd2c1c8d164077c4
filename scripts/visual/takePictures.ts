import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { openStory, storyPage, switchTheme } from './openStory.ts'
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
  // A story is opened once for each width; the theme is changed under it.
  const waiting = [...Map.groupBy(pictures, ({ story, width }) => `${story} ${width}`).values()]
  async function work() {
    const page = await storyPage(browser)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one page shows one story after the other
      await takeStory(page, url, next, folder).catch((error: unknown) => faults.push(String(error)))
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: hands }, work))
  return faults
}

async function takeStory(page: Page, url: string, pictures: Picture[], folder: string) {
  const [first, ...others] = pictures
  if (!first) return
  await page.setViewportSize({ width: first.width, height: first.height })
  await openStory(page, url, first.story, first.theme)
  writeFileSync(join(folder, `${first.name}.png`), await stillPicture(page, first.story))
  for (const other of others) {
    await switchTheme(page, other.theme)
    writeFileSync(join(folder, `${other.name}.png`), await stillPicture(page, other.story))
  }
}

/** The whole page once two pictures of it in a row are the same. */
async function stillPicture(page: Page, story: string) {
  const options = { fullPage: true, animations: 'disabled', caret: 'hide' } as const
  let last = await page.screenshot(options)
  for (const pause of [150, 150, 300, 600, 1200, 2400]) {
    await page.waitForTimeout(pause)
    const now = await page.screenshot(options)
    if (now.equals(last)) return now
    last = now
  }
  throw new Error(
    `${story} does not stand still; if it cannot, give it chromatic: { disableSnapshot: true } and the reason.`,
  )
}
