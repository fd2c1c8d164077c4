import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licences that a package may have: all permissive. A licence with a condition on use is not. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** An installed package: its folder and the part of its package.json that the checks read. */
export interface InstalledPackage {
  folder: string
  name: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
  scripts?: Record<string, string>
}

/** Lists the packages that npm installed in a folder. */
export function installedPackages(folder: string): InstalledPackage[] {
  const lock: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  )
  return Object.keys(lock.packages).map((path) => {
    const home = join(folder, path)
    return { ...JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')), folder: home }
  })
}

/** Returns what is wrong with a package: a licence that is not allowed, or a script that runs at the installation. */
export function faultsOf(one: InstalledPackage): string[] {
  const licence = licenceOf(one)
  const scripts = ['preinstall', 'install', 'postinstall'].filter((name) => one.scripts?.[name])
  return [
    // Our own packages are private to their owner.
    ...(one.name.startsWith('@sikud/') || isAllowed(licence) ? [] : [`${one.name}: licence ${licence}`]),
    ...scripts.map((name) => `${one.name}: script ${name}`),
    // Without a script `install`, npm compiles such a package.
    ...(existsSync(join(one.folder, 'binding.gyp')) ? [`${one.name}: binding.gyp`] : []),
  ]
}

/** Returns the SPDX expression of a package, also from the older forms of package.json; else 'none'. */
function licenceOf({ license, licenses = [] }: InstalledPackage): string {
  if (typeof license === 'string') return license
  return license?.type ?? (licenses.map(({ type }) => type).join(' OR ') || 'none')
}

/** Returns whether an SPDX expression allows a licence of the list. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.has(licence)))
}

/** Returns the size of all files in a folder in bytes. Does not follow links, which pnpm makes for each package. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + sizeOf(path)
    return sum + (entry.isFile() ? lstatSync(path).size : 0)
  }, 0)
}
