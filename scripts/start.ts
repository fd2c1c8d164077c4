import { spawn, spawnSync } from 'node:child_process'
import { newestChange } from './newestChange.ts'

const built = 'apps/dashboard/dist/index.html'
const sources = ['openapi', 'packages', 'apps/dashboard', 'pnpm-lock.yaml']

function build() {
  console.log('Building the dashboard, because a source has changed (about half a minute) …')
  const run = spawnSync('pnpm', ['--silent', 'run', 'build:all'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (run.status === 0) return
  console.error('The build failed; see the lines above.')
  process.exit(1)
}

/** `npm start`: builds the dashboard when its sources are newer than the build, then runs the server. */
function main() {
  const showsHelp = process.argv.includes('--help')
  if (!showsHelp && newestChange(sources) > newestChange([built])) build()
  const server = spawn(process.execPath, ['apps/server/src/server.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  // Ctrl-C reaches the whole process group: the server stops itself, and this process waits for it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1)
  })
}

main()
