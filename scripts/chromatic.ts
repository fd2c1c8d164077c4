import { spawnSync } from 'node:child_process'
import { buildStorybook } from './visual/buildStorybook.ts'

/** `npm run chromatic`: publishes Storybook to Chromatic if its token is set. */
function main() {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.')
    return
  }
  const args = ['--storybook-build-dir', buildStorybook(), '--exit-zero-on-changes', ...process.argv.slice(2)]
  process.exitCode = spawnSync('chromatic', args, { stdio: 'inherit' }).status ?? 1
}

main()
