import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { screens } from '../apps/dashboard/src/testing/screens.ts'
import { screenChecks } from './a11y/screenChecks.ts'
import { findChromium, testArguments } from './chromium.ts'
import { buildStorybook } from './visual/buildStorybook.ts'
import { openStory, storyPage } from './visual/openStory.ts'
import { serveFolder } from './visual/serveFolder.ts'

interface Outcome {
  check: string
  screen: string
  faults: string[]
}

/** Runs every check on one screen, in a new page. */
async function review(browser: Browser, url: string, story: string, screen: string): Promise<Outcome[]> {
  const page = await storyPage(browser, { viewport: { width: 1440, height: 900 } })
  await openStory(page, url, story, 'light')
  // Checks the menu and the top bar only on the dashboard page, because they are the same on all screens.
  const includesFrame = story === 'screens-dashboard--default'
  const outcomes: Outcome[] = []
  for (const [check, run] of Object.entries(screenChecks)) {
    // oxlint-disable-next-line no-await-in-loop -- the checks share a page
    outcomes.push({ check, screen, faults: await run(page, includesFrame) })
  }
  await page.close()
  return outcomes
}

interface Story {
  id: string
  title: string
  exportName?: string
}

/** Returns for each screen the story that shows its normal state. */
function reviewedStories(storybook: string): { screen: string; story: string }[] {
  const index: { entries: Record<string, Story> } = JSON.parse(
    readFileSync(join(storybook, 'index.json'), 'utf8'),
  )
  const entries = Object.values(index.entries)
  return screens.map(({ name, title, states: { normal } }) => {
    const entry = entries.find((one) => one.title === title && one.exportName === normal)
    if (!entry) throw new Error(`${name}: Storybook has no ${title} › ${JSON.stringify(normal)}.`)
    return { screen: name, story: entry.id }
  })
}

/** `npm run a11y`: runs checks that axe lacks, on every screen of the built Storybook. A fault sets the exit code 1. */
async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, storybook: { type: 'string' } },
  })
  const storybook = values.storybook ?? buildStorybook()
  const screens = reviewedStories(storybook).filter(({ story }) => story.includes(values.only.toLowerCase()))
  const site = await serveFolder(storybook)
  const browser = await chromium.launch({ executablePath: findChromium(), args: testArguments })
  const outcomes: Outcome[] = []
  for (const { story, screen } of screens) {
    // oxlint-disable-next-line no-await-in-loop -- only one page at a time can have the focus
    const reviewed = await review(browser, site.url, story, screen)
    outcomes.push(...reviewed)
    console.log(screen)
    for (const { check, faults } of reviewed)
      for (const fault of faults) console.log(`  ✗ ${check}: ${fault}`)
  }
  await browser.close()
  site.close()
  for (const [check, results] of Map.groupBy(outcomes, (outcome) => outcome.check)) {
    const passed = results.filter(({ faults }) => faults.length === 0).length
    console.log(`${passed === results.length ? '✓' : '✗'} ${check}: ${passed} of ${results.length} screens`)
  }
  mkdirSync('.results', { recursive: true })
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length
  writeFileSync('.results/a11y.json', JSON.stringify({ passed: outcomes.length - failed, failed }))
  process.exitCode = failed === 0 && outcomes.length > 0 ? 0 : 1
}

await main()
