import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findChromium, testArguments } from './chromium.ts'
import { builtStorybook } from './visual/builtStorybook.ts'
import { compareFolders, picturesIn, summaryOf } from './visual/compareFolders.ts'
import { storiesOf, storyPage } from './visual/openStory.ts'
import { picturesOf } from './visual/picturesOf.ts'
import { writeReport } from './visual/report.ts'
import { serveFolder } from './visual/serveFolder.ts'
import { takePictures } from './visual/takePictures.ts'

const results = '.results/visual'
const report = `${results}/index.html`
const folders = {
  approved: process.env['VISUAL_DIR'] ?? '.visual',
  taken: `${results}/taken`,
  difference: `${results}/difference`,
}

/** Drawn in pieces, as Chromium does, the rim of a curve depends on where a piece ends, and that on the moment. */
const inOnePiece = ['--default-tile-width=2048', '--default-tile-height=8192', '--disable-partial-raster']

/** Takes the pictures of every story whose name holds the text, and gives back what went wrong. */
async function take(storybook: string, asked: (name: string) => boolean): Promise<string[]> {
  rmSync(results, { recursive: true, force: true })
  const site = await serveFolder(storybook)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...testArguments, ...inOnePiece],
  })
  const page = await storyPage(browser)
  const stories = await storiesOf(page, site.url)
  await page.close()
  const pictures = stories.flatMap(picturesOf).filter(({ name }) => asked(name))
  const without = stories.filter((story) => picturesOf(story).length === 0).length
  console.log(`${pictures.length} pictures of ${stories.length} stories, of which ${without} have none`)
  const faults = await takePictures(browser, site.url, pictures, folders.taken)
  await browser.close()
  site.close()
  return faults
}

/** The taken pictures become the approved ones; those of the asked stories that were not taken go. */
function approve(asked: (name: string) => boolean) {
  for (const name of picturesIn(folders.approved).filter(asked)) rmSync(join(folders.approved, `${name}.png`))
  cpSync(folders.taken, folders.approved, { recursive: true })
}

/** `npm run visual` and `npm run visual:approve`: pictures of every story against those that were approved. */
async function main() {
  const { values, positionals } = parseArgs({
    // A Storybook that was built elsewhere is compared as it is; else the one here, built again when it is stale.
    options: { only: { type: 'string', default: '' }, storybook: { type: 'string' } },
    allowPositionals: true,
  })
  const asked = (name: string) => name.includes(values.only.toLowerCase())
  const faults = await take(values.storybook ?? builtStorybook(), asked)
  for (const fault of faults) console.error(fault)
  const comparison = compareFolders(folders, asked)
  writeReport(report, comparison, folders)
  console.log(`${summaryOf(comparison)}  →  ${report}`)
  if (positionals[0] === 'approve') {
    approve(asked)
    console.log(`Approved, in ${folders.approved}.`)
    process.exitCode = faults.length > 0 ? 1 : 0
    return
  }
  const differs = comparison.changed.length + comparison.new.length + comparison.gone.length > 0
  process.exitCode = differs || faults.length > 0 ? 1 : 0
}

await main()
