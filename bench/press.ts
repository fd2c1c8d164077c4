import type { CDPSession, Locator, Page } from 'playwright'
import { mainThread, settled } from './mainThread.ts'

/**
 * The main thread's time that pressing something costs, in ms. The place is found beforehand: what a test
 * tool does to find and check an element runs on the same thread, and is several times a cheap sort.
 */
export async function costOfPressing(page: Page, cdp: CDPSession, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed does not show.')
  const [x, y] = [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2]
  // The pointer rests there already, so that hovering is no part of it.
  await page.mouse.move(x, y)
  await settled(cdp)
  const before = await mainThread(cdp)
  await page.mouse.down()
  await page.mouse.up()
  return (await settled(cdp, 600_000)) - before
}
