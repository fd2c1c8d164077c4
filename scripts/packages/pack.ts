import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packages, packs, root } from './packages.ts'

const run = promisify(execFile)

/** Builds the packages, packs each as `pnpm pack` does, and unpacks them into `.packs/node_modules`, as an app would have them. */
export async function pack() {
  rmSync(packs, { recursive: true, force: true })
  await Promise.all(
    packages.map(async (name) => {
      const tarball = join(packs, `${name}.tgz`)
      const home = join(packs, 'node_modules/@sikud', name)
      mkdirSync(home, { recursive: true })
      await run('npx', ['-y', 'pnpm@12.21.0', 'pack', '--out', tarball], {
        cwd: join(root, 'packages', name),
      })
      await run('tar', ['-xzf', tarball, '--strip-components=1'], { cwd: home })
    }),
  )
}

if (import.meta.main) await pack()
