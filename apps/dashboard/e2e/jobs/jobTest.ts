import type { Page } from '@playwright/test'
import { expect, newToken, test } from '../support/test.ts'

const widths = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const

/** Named keys that only move the focus or edit a text, and modifiers; they are not presses. */
const typing = ['Backspace', 'Delete', 'Shift', 'Control', 'Alt', 'Meta']

/**
 * Declares the test of a daily job at 1440 and 390 px: `steps` does the job as a user would, and may need at most
 * `goal` presses. A press is a click, a tap, a named key such as Enter, or a shortcut; typed text is free, and so is all
 * that `prepare` does before, which also gets the token of the signed-in user.
 */
export function testJob(
  title: string,
  goal: number,
  steps: (page: Page) => Promise<void>,
  prepare: (page: Page, token: string) => Promise<void> = openHome,
) {
  for (const [device, viewport] of widths) {
    test.describe(`${title} (${device})`, () => {
      test.use({ viewport, ownContext: true })
      test(`takes at most ${goal} presses`, async ({ staff, token }) => {
        let count = 0
        await staff.exposeFunction('countPress', () => {
          count += 1
        })
        await staff.addInitScript(countPresses, typing)
        await prepare(staff, token)
        // Waits until the browser has reported the presses of the preparation.
        await staff.evaluate(() => document.title)
        count = 0
        await steps(staff)
        await staff.evaluate(() => document.title)
        expect(count, 'presses').toBeLessThanOrEqual(goal)
        expect(count, 'the presses are counted').toBeGreaterThan(goal === 0 ? -1 : 0)
      })
    })
  }
}

let token: Promise<string> | undefined

/** Returns a session token for the requests of the jobs, the same for all, because a user has at most ten sessions. */
export function jobToken(): Promise<string> {
  return (token ??= newToken())
}

/** Opens the dashboard, where each job begins. */
export async function openHome(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Runs in the page. Calls `countPress` at each press. */
function countPresses(typing: string[]) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Playwright adds the function to the window
  const { countPress } = window as unknown as { countPress: () => void }
  // Listens at the document: Playwright stops at the window a press that hits another element because the page moved, and
  // then repeats it.
  document.addEventListener('pointerdown', (event) => event.isTrusted && countPress(), true)
  document.addEventListener(
    'keydown',
    (event) => {
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey
      const isText = event.key.length === 1 && !isShortcut
      if (event.isTrusted && !isText && !typing.includes(event.key)) countPress()
    },
    true,
  )
}
