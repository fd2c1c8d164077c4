import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleLockfile } from './example/exampleLockfile.ts'
import { pack, root, tarballOf } from './packages/packages.ts'

const examples = join(root, 'examples')

function run(folder: string, command: string, ...rest: string[]) {
  execFileSync(command, rest, { cwd: folder, stdio: 'inherit' })
}

/** Installs the packages of an app from the frozen lockfile, as CI does. Prefers packages that pnpm has cached. */
function install(app: string) {
  run(app, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent')
}

/** Installs the example apps with our packed packages; then checks their types, builds them and tests them. */
async function main() {
  if (!existsSync(tarballOf('ui'))) await pack()
  for (const name of ['fleet-board', 'api-in-node']) {
    const app = join(examples, name)
    writeFileSync(join(app, 'pnpm-lock.yaml'), exampleLockfile(root, app))
    install(app)
    run(app, 'node_modules/.bin/tsc')
  }
  install(join(examples, 'node-versions'))
  run(join(examples, 'fleet-board'), 'node_modules/.bin/vitest', 'run')
  run(join(examples, 'fleet-board'), 'node_modules/.bin/vite', 'build')
  run(root, 'playwright', 'test', '--config', 'examples/e2e/playwright.config.ts')
}

await main()
