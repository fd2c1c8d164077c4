import type { CDPSession, Locator, Page } from 'playwright'
import { mainThread, settled } from './mainThread.ts'

/**
 * Returns the main-thread time of a click in ms. Does not use Playwright's `click`, because the checks of `click` run
 * on the same thread and cost several times as much as a cheap sort.
 */
export async function costOfPressing(page: Page, cdp: CDPSession, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to click is not visible.')
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2]
  // Moves the pointer before the measurement, so that the effects of hovering are not measured.
  await page.mouse.move(x, y)
  await settled(cdp)
  const before = await mainThread(cdp)
  await page.mouse.down()
  await page.mouse.up()
  return (await settled(cdp, 600_000)) - before
}
