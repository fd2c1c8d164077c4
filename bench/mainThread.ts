import type { CDPSession, Page } from 'playwright'

declare global {
  interface Window {
    /** When WebGL last drew, by performance.now(). */
    lastDraw?: number
  }
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** CPU time of the page's main thread so far, in ms: what other processes do does not inflate it. */
export async function mainThread(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const thread = metrics.find(({ name }) => name === 'ThreadTime')
  if (!thread) throw new Error('This Chromium does not report ThreadTime.')
  return thread.value * 1000
}

const every = 100
const quiet = 800
/** What reading the clock itself may cost within the quiet time, in ms. */
const noise = 8

/** Waits until the main thread rests; answers its CPU time at the moment when it began to. */
export async function settled(cdp: CDPSession, limit = 300_000) {
  const samples: number[] = [await mainThread(cdp)]
  const span = quiet / every
  for (const end = Date.now() + limit; Date.now() < end;) {
    await pause(every)
    samples.push(await mainThread(cdp))
    const before = samples.at(-1 - span)
    const now = samples.at(-1) ?? 0
    if (before !== undefined && now - before < noise) return before
  }
  throw new Error('The page never came to rest.')
}

/** Waits until WebGL has not drawn for 1.5 s; answers the CPU time at the last draw. */
export async function drawn(page: Page, cdp: CDPSession, limit = 120_000) {
  const samples: { at: number; thread: number }[] = []
  for (const end = Date.now() + limit; Date.now() < end;) {
    const { now, last } = await page.evaluate(() => ({ now: performance.now(), last: window.lastDraw }))
    samples.push({ at: now, thread: await mainThread(cdp) })
    if (last !== undefined && now - last > 1500) {
      return (samples.find(({ at }) => at >= last) ?? { thread: 0 }).thread
    }
    await pause(every)
  }
  throw new Error('The page never stopped drawing.')
}
