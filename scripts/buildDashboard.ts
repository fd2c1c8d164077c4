import { spawnSync } from 'node:child_process'
import { newestChange } from './newestChange.ts'

const built = 'apps/dashboard/dist/index.html'
const sources = ['openapi', 'packages', 'apps/dashboard', 'pnpm-lock.yaml']

/** Builds the dashboard if a source is newer than the build; ends the process if the build fails. */
export function buildDashboard(): void {
  if (newestChange(sources) <= newestChange([built])) return
  console.log('Building the dashboard, because a source has changed (about half a minute) …')
  const run = spawnSync('vite', ['build'], { cwd: 'apps/dashboard', stdio: ['ignore', 'ignore', 'inherit'] })
  if (run.status === 0) return
  console.error('The build failed; see the lines above.')
  process.exit(1)
}
