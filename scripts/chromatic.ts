import { spawnSync } from 'node:child_process'
import { buildStorybook } from './visual/buildStorybook.ts'

/** `npm run chromatic`: publishes Storybook to Chromatic if its token is set. Its settings are in chromatic.config.json. */
function main() {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.')
    return
  }
  buildStorybook()
  process.exitCode = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
}

main()
