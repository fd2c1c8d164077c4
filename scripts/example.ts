import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleLockfile } from './example/exampleLockfile.ts'
import { lowestVersions } from './example/lowestVersions.ts'
import { pack, root, tarballOf } from './packages/packages.ts'

const examples = join(root, 'examples')

function run(folder: string, command: string, ...rest: string[]) {
  execFileSync(command, rest, { cwd: folder, stdio: 'inherit' })
}

/** Installs the packages of an app. Prefers packages that pnpm has cached. */
function install(app: string, ...options: string[]) {
  run(app, 'pnpm', 'install', '--prefer-offline', '--reporter=silent', ...options)
}

/** Checks the types of an app, with its own compiler. */
function checkTypes(app: string, folder = app) {
  run(folder, join(app, 'node_modules/.bin/tsc'))
}

/** Builds an app for the browser, with its own Vite. */
function build(app: string, folder = app) {
  run(folder, join(app, 'node_modules/.bin/vite'), 'build', '--logLevel', 'warn')
}

/**
 * Installs the example apps with our packed packages, with the tested and with the lowest versions of the peers; then
 * checks their types, builds them and tests them.
 */
async function main() {
  if (!existsSync(tarballOf('ui'))) await pack()
  const board = join(examples, 'fleet-board')
  const bare = join(examples, 'bare')
  for (const app of [board, bare, join(examples, 'api-in-node')]) {
    writeFileSync(join(app, 'pnpm-lock.yaml'), exampleLockfile(root, app))
    install(app, '--frozen-lockfile')
    checkTypes(app)
  }
  install(join(examples, 'node-versions'), '--frozen-lockfile')
  const lowest = lowestVersions()
  install(lowest, '--no-frozen-lockfile')
  checkTypes(lowest)
  for (const app of [board, lowest]) {
    run(app, 'node_modules/.bin/vitest', 'run')
    build(app)
  }
  build(bare)
  checkTypes(lowest, join(lowest, 'bare'))
  build(lowest, join(lowest, 'bare'))
  run(root, 'playwright', 'test', '--config', 'examples/e2e/playwright.config.ts')
}

await main()
