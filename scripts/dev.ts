import { type ChildProcess, spawn } from 'node:child_process'

const commands: [name: string, command: string, args: string[], cwd?: string][] = [
  ['server', process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/server.ts']],
  ['dashboard', 'vite', [], 'apps/dashboard'],
]

/** `npm run dev`: runs the server, which restarts when a source changes, and Vite's development server. */
function main() {
  const running: ChildProcess[] = []
  const stopAll = () => running.forEach((child) => child.kill('SIGTERM'))
  for (const [name, command, args, cwd] of commands) {
    const child = spawn(command, args, { cwd, stdio: 'inherit' })
    child.on('exit', (code) => {
      console.log(`The ${name} stopped.`)
      process.exitCode = code ?? 1
      stopAll()
    })
    running.push(child)
  }
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
}

main()
