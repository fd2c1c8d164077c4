import { spawn } from 'node:child_process'
import { buildDashboard } from './buildDashboard.ts'
import { serverArguments, serverEnvironment } from './serverProcess.ts'

/** `npm start`: builds the dashboard when its sources are newer than the build, then runs the server. */
function main() {
  const showsHelp = process.argv.includes('--help')
  if (!showsHelp) buildDashboard()
  const server = spawn(process.execPath, [...serverArguments, ...process.argv.slice(2)], {
    env: { ...serverEnvironment, ...process.env },
    stdio: 'inherit',
  })
  // Ctrl-C reaches the server too, because it is in the same process group. This process waits until the server has
  // stopped.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1)
  })
}

main()
