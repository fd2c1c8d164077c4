import { spawnSync } from 'node:child_process'
import { newestChange } from '../newestChange.ts'

const sources = ['.storybook', 'packages', 'apps/dashboard', 'docs', 'pnpm-lock.yaml']

/** The folder of the built Storybook, built again when something in it may be older than its source. */
export function builtStorybook(): string {
  const folder = 'storybook-static'
  if (newestChange(sources) > newestChange([`${folder}/index.json`])) {
    console.log('Building Storybook, because something changed …')
    const { status } = spawnSync('pnpm', ['--silent', 'run', 'storybook:build'], { stdio: 'inherit' })
    if (status !== 0) throw new Error('Storybook does not build.')
  }
  return folder
}
