import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from 'playwright'

declare global {
  interface Window {
    /** Time of the last WebGL draw, from performance.now(). */
    lastDraw?: number
  }
}

/** Returns the CPU time of the page's main thread in ms; other processes do not affect it. */
export async function mainThread(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const thread = metrics.find(({ name }) => name === 'ThreadTime')
  if (!thread) throw new Error('This Chromium does not report ThreadTime.')
  return thread.value * 1000
}

const every = 100
const quiet = 800
/** CPU time in ms that the measurement itself uses on an idle page. */
const noise = 8

/** Waits until the main thread is idle; returns the CPU time that it had used when it became idle. */
export async function settled(cdp: CDPSession, limit = 300_000) {
  const samples: number[] = [await mainThread(cdp)]
  const span = quiet / every
  for (const end = Date.now() + limit; Date.now() < end;) {
    await setTimeout(every)
    samples.push(await mainThread(cdp))
    const before = samples.at(-1 - span)
    const now = samples.at(-1) ?? 0
    if (before !== undefined && now - before < noise) return before
  }
  throw new Error('The page did not become idle.')
}

/** Waits until WebGL has not drawn for 1.5 s; returns the main thread's CPU time at the last draw. */
export async function drawn(page: Page, cdp: CDPSession, limit = 120_000) {
  const samples: { at: number; thread: number }[] = []
  for (const end = Date.now() + limit; Date.now() < end;) {
    const { now, last } = await page.evaluate(() => ({ now: performance.now(), last: window.lastDraw }))
    samples.push({ at: now, thread: await mainThread(cdp) })
    if (last !== undefined && now - last > 1500) {
      return (samples.find(({ at }) => at >= last) ?? { thread: 0 }).thread
    }
    await setTimeout(every)
  }
  throw new Error('The page did not stop drawing.')
}

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
