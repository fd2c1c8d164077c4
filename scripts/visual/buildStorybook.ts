import { spawnSync } from 'node:child_process'
import { newestChange } from '../newestChange.ts'

const sources = ['.storybook', 'packages', 'apps/dashboard', 'docs', 'pnpm-lock.yaml']

/** Arguments of `storybook` that build it, with the imports of each file, by which Chromatic finds the changed stories. */
export const storybookBuild = 'build -o storybook-static --disable-telemetry --quiet --stats-json'.split(' ')

/** Builds Storybook if a source is newer than the last build; returns its folder. */
export function buildStorybook(): string {
  const folder = 'storybook-static'
  if (newestChange(sources) > newestChange([`${folder}/index.json`])) {
    console.log('Building Storybook, because a source has changed …')
    const { status } = spawnSync('storybook', storybookBuild, { stdio: 'inherit' })
    if (status !== 0) throw new Error('The build of Storybook failed.')
  }
  return folder
}

if (import.meta.main) buildStorybook()
