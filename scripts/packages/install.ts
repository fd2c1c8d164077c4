import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Check } from '../checks.ts'
import { faultsOf, installedPackages, sizeOf } from './installedPackages.ts'
import { packages, tarballOf } from './packages.ts'

const run = promisify(execFile)

/** The maximum number of packages that npm installs for our packages, with their peers. */
const MAX_PACKAGES = 220

/** Installs the tarballs into an empty folder, once with npm and once with pnpm, and checks what was installed. */
export async function installChecks(): Promise<Check[]> {
  const [withNpm, withPnpm] = await Promise.all([
    install('npm', async (folder) => {
      const found = installedPackages(folder)
      const faults = found.flatMap(faultsOf)
      const size = `${found.length}, ${Math.round(sizeOf(folder) / 2 ** 20)} MB`
      return [
        check('npm: packages', size, `≤ ${MAX_PACKAGES}`, found.length > 0 && found.length <= MAX_PACKAGES),
        check(
          'npm: licences and install scripts',
          faults.join(', ') || 'allowed',
          'allowed',
          faults.length === 0,
        ),
      ]
    }),
    install('pnpm', async (folder) => [
      check('pnpm: installs', `${Math.round(sizeOf(folder) / 2 ** 20)} MB`, 'no error', true),
    ]),
  ])
  return [...withNpm, ...withPnpm]
}

const commands = {
  // Runs no script of a package: the check finds it in the package instead.
  npm: ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
  // pnpm fails with ERR_PNPM_IGNORED_BUILDS if a package has a script.
  pnpm: ['add', '--prefer-offline', '--reporter=append-only'],
}

async function install(
  program: keyof typeof commands,
  inspect: (folder: string) => Promise<Check[]>,
): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), `sikud-${program}-`))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    await run(program, [...commands[program], ...packages.map(tarballOf)], { cwd: folder })
    return await inspect(folder)
  } catch (error) {
    console.error(error)
    return [check(`${program}: installs`, 'see above', 'no error', false)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function check(label: string, measured: string, limit: string, ok: boolean): Check {
  return { label, measured, limit, ok }
}
