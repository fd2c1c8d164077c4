import type { Page } from 'playwright'
import { drawn, settled } from '../mainThread.ts'
import { openPage } from '../openPage.ts'
import { median } from '../table.ts'
import type { Bench, Case, Figures } from './Case.ts'

declare global {
  interface Window {
    /**
     * For each press, two times in ms: `whole` lasts until the browser has painted the result, `handlers` is the time
     * of the event handlers alone.
     */
    interactions?: { whole: number; handlers: number }[]
  }
}

/** Time-out of a press. It is long, because a page with much data responds late on a slow processor. */
const PRESS_LIMIT_MS = 120_000
const ROWS = 10_000
const POINTS = 100_000

const pages = [
  { path: '/', hasMap: false },
  { path: '/device', hasMap: false },
  { path: '/vehicle', hasMap: false },
  { path: '/driver', hasMap: false },
  { path: '/user', hasMap: false },
  { path: '/role', hasMap: false },
  { path: '/notification', hasMap: false },
  { path: '/account/profile', hasMap: false },
  { path: '/tracking', hasMap: true },
  { path: '/report', hasMap: true },
]

/**
 * Measures how fast each page responds to presses, with much data and on a slow processor. The result is the 75th
 * percentile. On a page with a map only the event handlers count, because software WebGL draws slowly.
 */
export function answerCases(bench: Bench): Case[] {
  return pages.map(({ path, hasMap }) => ({
    name: `answer ${path}`,
    rounds: bench.options.rounds,
    sides: { ours: () => walk(bench, path, hasMap) },
  }))
}

async function walk({ browser, sites, fleet }: Bench, path: string, hasMap: boolean): Promise<Figures> {
  fleet.isBase = path !== '/tracking'
  fleet.devices = ROWS
  fleet.points = POINTS
  fleet.live.vehicles = ROWS
  const { page, cdp, close } = await openPage(browser, sites.ours, { token: 'bench' })
  await page.addInitScript(recordInteractions)
  await page.goto(sites.ours.url + path)
  await page.getByRole('main').waitFor()
  // The live map always has some work, because the ages of the positions grow.
  await (hasMap ? drawn(page, cdp) : settled(cdp))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await pressThrough(page)
  const interactions = await page.evaluate(() => window.interactions ?? [])
  await close()
  const times = interactions
    .map(({ whole, handlers }) => (hasMap ? handlers : whole))
    .toSorted((a, b) => a - b)
  if (times.length < 5) throw new Error(`${path} responded to only ${times.length} presses.`)
  const upper = times.slice(Math.floor(times.length / 2))
  return { [`answer ${path}, p75, ms`]: median(upper) }
}

/** Clicks the menu button, the theme button, two column headers and the search field, and types, with pauses. */
async function pressThrough(page: Page) {
  const rest = () => page.waitForTimeout(600)
  for (const name of [/^(Buka|Bentangkan|Ciutkan|Sembunyikan).*menu/i, /^Tema/, /^Tema/]) {
    const button = page.getByRole('button', { name }).first()
    if (!(await button.isVisible())) continue
    await button.click({ timeout: PRESS_LIMIT_MS })
    await rest()
  }
  const heads = page.getByRole('main').getByRole('columnheader')
  for (const place of [0, 1]) {
    const head = heads.nth(place)
    if (!(await head.isVisible()) || !(await head.evaluate(isOnTop))) continue
    await head.click({ timeout: PRESS_LIMIT_MS })
    await rest()
  }
  const search = page.getByRole('main').getByRole('searchbox').first()
  if (await search.isVisible()) {
    await search.click({ timeout: PRESS_LIMIT_MS })
    await page.keyboard.type('b 9', { delay: 400 })
    await rest()
  }
  for (const key of ['Tab', 'Tab', 'Tab', 'ArrowDown', 'ArrowDown', 'Tab', 'Escape']) {
    await page.keyboard.press(key)
    await rest()
  }
}

/**
 * Runs in the page. Returns whether a click would reach the element: a list without visible columns has column headers
 * that only screen readers see.
 */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Records each press with Event Timing: the longest duration of its events, and the total time of their handlers. */
function recordInteractions() {
  const interactions = new Map<number, { whole: number; handlers: number }>()
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      const before = interactions.get(entry.interactionId) ?? { whole: 0, handlers: 0 }
      interactions.set(entry.interactionId, {
        whole: Math.max(before.whole, entry.duration),
        handlers: before.handlers + entry.processingEnd - entry.processingStart,
      })
    }
    window.interactions = [...interactions.values()]
  })
  // TypeScript's type of the options lacks `durationThreshold`, which is in ms.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  }
  observer.observe(options)
}
