import axe from 'axe-core'
import type { Page } from 'playwright'
import { switchTheme } from '../visual/openStory.ts'
import { focusMark } from './focusMark.ts'
import { backgroundsOf, marksLost, overflowOf } from './layoutFaults.ts'

/** Returns the faults of the screen that a page shows; with `includesFrame` also those of the menu and the top bar. */
export type ScreenCheck = (page: Page, includesFrame: boolean) => Promise<string[]>

/** Maximum number of times that a check presses Tab on one screen. */
const MAX_STOPS = 60

async function at(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  // Waits until the components have adapted to the new width.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)))
}

async function walk(page: Page, includesFrame: boolean): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate((all) => {
    window.scrollTo(0, 0)
    // Puts the selection at the start of the content, or of the page with `includesFrame`: Tab continues from the
    // selection.
    const start = (all ? null : document.querySelector('main')) ?? document.body
    window.getSelection()?.collapse(start, 0)
  }, includesFrame)
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    // oxlint-disable-next-line no-await-in-loop -- the focus moves step by step
    await page.keyboard.press('Tab')
    // oxlint-disable-next-line no-await-in-loop -- the focus moves step by step
    const mark = await page.evaluate(focusMark)
    if (!mark) return stop === 0 ? ['no element can get the focus'] : faults
    if (mark.contrast < 3) faults.push(`${mark.name}: its focus has a contrast of ${mark.contrast}`)
    if (mark.covered) faults.push(`${mark.name}: is covered while it has the focus`)
  }
  return faults
}

/** The checks that run on every screen; each key names the criteria of WCAG 2.2. */
export const screenChecks: Record<string, ScreenCheck> = {
  '2.4.7, 1.4.11 visible focus, light': walk,
  '2.4.7, 1.4.11 visible focus, dark': async (page, includesFrame) => {
    await switchTheme(page, 'dark')
    const faults = await walk(page, includesFrame)
    await switchTheme(page, 'light')
    return faults
  },
  '2.4.7 visible focus, forced colours': async (page, includesFrame) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const faults = await walk(page, includesFrame)
    await page.emulateMedia({ forcedColors: 'none' })
    return faults
  },
  '1.4.1 nothing vanishes, forced colours': async (page) => {
    const backgrounds = await page.evaluate(backgroundsOf)
    await page.emulateMedia({ forcedColors: 'active' })
    const lost = await page.evaluate(marksLost, backgrounds)
    await page.emulateMedia({ forcedColors: 'none' })
    return lost
  },
  '2.3.3 nothing moves with reduced motion': (page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => {
          const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {}
          return Number(duration) * (iterations === Infinity ? 1 : iterations) > 20
        })
        .map((animation) => `${animation.constructor.name} ${animation.id}`),
    ),
  '1.4.4 zoom of 200 %': async (page) => {
    await at(page, 720, 450)
    return page.evaluate(overflowOf)
  },
  '1.4.10 reflow at 320 px, 400 %': async (page) => {
    await at(page, 320, 256)
    return page.evaluate(overflowOf)
  },
  '1.4.10, 2.4.11 reflow and focus at 360 × 225 px, 400 %': async (page, includesFrame) => {
    await at(page, 360, 225)
    return [...(await page.evaluate(overflowOf)), ...(await walk(page, includesFrame))]
  },
  '2.5.8 targets of 24 px, on a phone': async (page) => {
    await at(page, 390, 844)
    await page.evaluate(axe.source)
    return page.evaluate(async () => {
      const { violations } = await window.axe.run(document.body, { runOnly: ['target-size'] })
      return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
    })
  },
}

declare global {
  interface Window {
    /** The page has this object after it has run `axe.source`, the source code of axe. */
    axe: typeof axe
  }
}
