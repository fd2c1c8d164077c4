import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { packages, packs, root } from './packages.ts'

/** Builds the packages, packs each as `pnpm pack` does, and unpacks them into `.packs/node_modules`, as an app would have them. */
function pack() {
  rmSync(packs, { recursive: true, force: true })
  for (const name of packages) {
    const tarball = join(packs, `${name}.tgz`)
    const home = join(packs, 'node_modules/@sikud', name)
    mkdirSync(home, { recursive: true })
    run('npx', ['-y', 'pnpm@12.21.0', 'pack', '--out', tarball], join(root, 'packages', name))
    run('tar', ['-xzf', tarball, '--strip-components=1'], home)
  }
}

function run(command: string, options: string[], cwd: string) {
  const { status, stderr, stdout } = spawnSync(command, options, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed:\n${stdout}${stderr}`)
}

pack()
