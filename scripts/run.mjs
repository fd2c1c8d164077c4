// Runs a command with the programs of the workspace: `node scripts/run.mjs vitest run`. It first installs the packages if
// pnpm-lock.yaml has changed since the last install. This is plain JavaScript without dependencies, because it runs before
// the first install, with any Node from version 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const programs = join(root, 'node_modules/.bin')
const ownPnpm = join(root, 'node_modules/pnpm/bin/pnpm.mjs')
/** Has the hash of the lockfile with which the packages were installed. */
const installed = join(root, 'node_modules/.installed')

function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === hash) return
  console.error('Installing packages …')
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const pnpm = existsSync(ownPnpm) ? [process.execPath, ownPnpm] : ['npx', '-y', packageManager]
  const [file, ...args] = [...pnpm, 'install', '--frozen-lockfile', '--reporter=silent']
  const { status } = spawnSync(file, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(installed, hash)
}

/** Runs the command with the workspace's programs first on the PATH: with its Node, whichever one runs this file. */
function run([command, ...args]) {
  const env = {
    // Child processes share compiled code, which halves the start time of a server.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: programs + delimiter + process.env.PATH,
  }
  const child = spawn(command, args, { env, stdio: 'inherit' })
  // Ctrl-C reaches the child too, because it is in the same process group. This process waits for its end.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', ({ message }) => {
    console.error(message)
    process.exitCode = 1
  })
  child.on('exit', (status, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : status
  })
}

install()
run(process.argv.slice(2))
